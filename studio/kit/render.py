#!/usr/bin/env python3
"""Render pieces or rooms.

    python3 -m kit.render sofa                       one piece
    python3 -m kit.render sofa --set wood=mahogany cloth=#1f4a5a --name sofa_blue
    python3 -m kit.render --list                     names and declared sizes in cm
    python3 -m kit.render sofa --measure             compare the model with its declared size
    python3 -m kit.render sofa --fit 220x96x82       the same piece made to another size in cm
    python3 -m kit.render sofa --view azimuth=30     from another side
    python3 -m kit.render sofa --view focus=.1,0,.6 zoom=3    a detail: where in the piece (x, y, z from 0 to 1), how near
Options: --size WxH --samples N --threads N --out FOLDER --preview (320x400, 10 samples)
"""
import argparse
import ast
import glob
import importlib
import json
import os
import subprocess
import sys
import time

KIT = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(KIT))
MOST_DISTORTION = 1.27
THIN = 5  # cm: rugs, hangings and frames keep their own thickness


def names(folder):
    files = glob.glob(os.path.join(KIT, folder, '*.py'))
    return sorted(os.path.basename(f)[:-3] for f in files if not os.path.basename(f).startswith('_'))


def dimensions(piece):
    """DIMENSIONS_CM of a piece, read without importing it (importing needs Blender)."""
    tree = ast.parse(open(os.path.join(KIT, 'pieces', piece + '.py')).read())
    return next(ast.literal_eval(node.value) for node in tree.body
                if isinstance(node, ast.Assign) and node.targets[0].id == 'DIMENSIONS_CM')


# ---------------------------------------------------------------- inside Blender
def measure(points):
    size = [round((max(p[i] for p in points) - min(p[i] for p in points)) * 100) for i in range(3)]
    return dict(zip(('width', 'depth', 'height'), size))


def fit(root, points, size):
    """Make a piece to a size in cm. What would change its proportions visibly has to be modelled instead."""
    measured = measure(points)
    factors = [wanted / model if wanted > THIN else 1 for wanted, model in zip(size, measured.values())]
    seen = [factor for factor, wanted in zip(factors, size) if wanted > THIN]
    if max(seen) / min(seen) > MOST_DISTORTION:
        raise ValueError(f'{measured} cannot be fitted to {size}: give the piece an option for it')
    root.scale = factors


def inside_blender(job):
    """Build, frame, light and render the passes of one piece or room."""
    from kit import studio
    studio.reset()
    room = job['piece'] in names('rooms')
    module = importlib.import_module(f"kit.{'rooms' if room else 'pieces'}.{job['piece']}")
    start = time.time()
    unknown = set(job['options']) - set(module.OPTIONS)
    if unknown:
        raise ValueError(f"{job['piece']} has no option {', '.join(sorted(unknown))}")
    root = module.build({**module.OPTIONS, **job['options']})
    if job['fit']:
        fit(root, studio.corners(root), job['fit'])
    if job['measure']:
        print(f"RENDERED {job['piece']} model {measure(studio.corners(root))} declared {module.DIMENSIONS_CM}", flush=True)
        return
    if not room:
        view = {**module.VIEW, **{k: float(v) for k, v in job['view'].items() if k != 'focus'}}
        zoom = view.pop('zoom', 1)
        lighting = {k: view.pop(k) for k in ('stage', 'key', 'fill_light') if k in view}
        points = studio.corners(root)
        centre, frame_width = studio.frame_camera(points, aspect=job['size'][0] / job['size'][1], **view)
        if 'focus' in job['view']:
            studio.close_up(points, [float(v) for v in job['view']['focus'].split(',')], zoom)
        studio.light_studio(centre, frame_width / 1.25, **lighting)
    built = time.time() - start
    studio.configure(job['size'], job['samples'], job['threads'], **getattr(module, 'RENDER', {}))
    seconds = studio.render_passes(job['raw'], exposure=getattr(module, 'EXPOSURE', .25), look='room' if room else 'product')
    print(f"RENDERED {job['name']} build {built:.1f}s render {seconds:.1f}s", flush=True)


# ---------------------------------------------------------------- outside
def pairs(texts):
    return dict(text.split('=', 1) for text in texts)


def run(job):
    """Start Blender for one job; returns its report line, or None after printing the error."""
    log = subprocess.run(['blender', '-b', '--factory-startup', '-P', os.path.join(KIT, 'render.py'), '--', json.dumps(job)], capture_output=True, text=True)
    line = next((l for l in log.stdout.splitlines() if l.startswith('RENDERED')), None)
    if not line:
        print(f"FAILED {job['name']}\n" + (log.stdout + log.stderr)[-3000:], flush=True)
    return line


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('piece', nargs='*')
    parser.add_argument('--list', action='store_true')
    parser.add_argument('--measure', action='store_true')
    parser.add_argument('--preview', action='store_true')
    parser.add_argument('--size', help='default 960x1200 for pieces, 1440x912 for rooms; keep multiples of 16')
    parser.add_argument('--samples', type=int, help='default 8 for pieces, 16 for rooms')
    parser.add_argument('--threads', type=int, default=os.cpu_count())
    parser.add_argument('--out', default='final')
    parser.add_argument('--name')
    parser.add_argument('--fit', metavar='WxDxH')
    parser.add_argument('--view', nargs='*', default=[], metavar='KEY=VALUE')
    parser.add_argument('--set', nargs='*', default=[], metavar='KEY=VALUE')
    a = parser.parse_args()
    if a.list:
        for piece in names('pieces'):
            print(f'{piece:20}', ' x '.join(str(v) for v in dimensions(piece).values()))
        return
    os.makedirs(a.out, exist_ok=True)
    failed = False
    for piece in a.piece:
        start, room, name = time.time(), piece in names('rooms'), a.name or piece
        size = a.size or ('320x400' if a.preview and not room else '480x304' if a.preview else '1440x912' if room else '960x1200')
        raw = os.path.abspath(os.path.join(a.out, '.' + name))
        line = run(dict(piece=piece, name=name, raw=raw, measure=a.measure, size=[int(v) for v in size.split('x')], threads=a.threads,
                        samples=a.samples or (10 if a.preview else 16 if room else 8), options=pairs(a.set), view=pairs(a.view),
                        fit=[float(v) for v in a.fit.split('x')] if a.fit else None))
        if line and not a.measure:
            from kit.denoise import process
            process(raw + '.npz', os.path.join(a.out, name + '.png'), a.threads)
            os.remove(raw + '.npz')
        if line:
            print(f'{line} total {time.time() - start:.1f}s', flush=True)
        failed = failed or not line
    sys.exit(1 if failed else 0)


if __name__ == '__main__':
    if '--' in sys.argv:
        inside_blender(json.loads(sys.argv[sys.argv.index('--') + 1]))
    else:
        main()
