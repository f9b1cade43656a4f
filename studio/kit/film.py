#!/usr/bin/env python3
"""The film of the home page and its poster, from one render of the room behind the arch.

    python3 -m kit.film                          scene-hero_arch.png and film-hero.mp4 in ../masters
    python3 -m kit.film --preview --out FOLDER   the same in small, to look at

Each light of the room (sun, sky, fill, lamp) is a light group with a picture of its own. They are denoised one by one and mixed
anew: the sun goes, the sky turns blue, the lantern throws its stars, the afternoon returns. Nothing moves but the light.
"""
import argparse
import json
import os
import subprocess
import sys

KIT = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(KIT))
ROOM, RATE = 'hero_arch', 24
KEY = 4  # frames from one developed picture to the next; those between are blended
DUSK = {  # how strong each light is at the end, and its colour
    'sun': (.0, (1, .45, .22)),
    'sky': (.42, (.55, .72, 1.25)),
    'fill': (.34, (.72, .82, 1.08)),
    'lamp': (6.4, (1, .88, .70)),
}


# ---------------------------------------------------------------- inside Blender
def inside_blender(job):
    import bpy
    import importlib
    from kit import studio
    studio.reset()
    room = importlib.import_module(f'kit.rooms.{ROOM}')
    room.build(room.OPTIONS)
    studio.configure(job['size'], job['samples'], job['threads'], **room.RENDER)
    for name in DUSK:
        bpy.context.view_layer.lightgroups.add(name=name)
    guides = {tag: socket for tag, socket in studio.PASSES.items() if tag != 'rgb'}
    seconds = studio.render_passes(job['raw'], {**guides, **{name: f'Combined_{name}' for name in DUSK}}, exposure=room.EXPOSURE)
    print(f'RENDERED {ROOM} {seconds:.1f}s', flush=True)


# ---------------------------------------------------------------- outside
def render(job):
    command = ['blender', '-b', '--factory-startup', '-P', os.path.abspath(__file__), '--', json.dumps(job)]
    log = subprocess.run(command, capture_output=True, text=True)
    if 'RENDERED' not in log.stdout:
        sys.exit((log.stdout + log.stderr)[-3000:])
    print(next(line for line in log.stdout.splitlines() if line.startswith('RENDERED')), flush=True)


def clean_lights(raw, threads):
    import numpy as np
    import torch
    from kit.denoise import denoise
    torch.set_num_threads(threads)
    passes = np.load(raw)
    albedo, normal = (passes[tag].astype(np.float32) for tag in ('albedo', 'normal'))
    return {name: denoise(passes[name], albedo, normal) for name in DUSK}, float(passes['exposure'])


def mixed(lights, dusk, lamp):
    """0, 0 is the afternoon as rendered, 1, 1 is dusk under the lantern's stars; the sun leaves first."""
    import numpy as np
    total = 0
    for name, picture in lights.items():
        strength, colour = DUSK[name]
        progress = {'sun': min(1, dusk * 1.35), 'lamp': lamp}.get(name, dusk)
        gain = (1 - progress) + progress * strength * np.array(colour, np.float32)
        total = total + picture * gain.astype(np.float32)
    return total


def eased(part):
    import math
    return .5 - .5 * math.cos(math.pi * part)


def moments():
    """(dusk, lamp) of every key: 5 s afternoon, 3 s to dusk, 3 s of stars, of which the lamp takes one to rise, 3 s back."""
    count = RATE // KEY
    yield from [(0, 0)] * (5 * count)
    yield from ((eased(k / (3 * count)), .15 * eased(k / (3 * count))) for k in range(3 * count))
    yield from ((1, .15 + .85 * eased(min(1, k / (1.25 * count)))) for k in range(3 * count))
    yield from ((1 - eased(k / (3 * count)),) * 2 for k in range(3 * count))
    yield 0, 0  # where the next round begins


def frames(develop_at):
    """Every frame of the film; the keys are developed, and each only once."""
    import numpy as np
    known, last = {}, None
    for moment in moments():
        picture = known.get(moment)
        if picture is None:
            picture = known[moment] = np.asarray(develop_at(*moment))
        if last is not None:
            for k in range(KEY):
                yield (last * (1 - k / KEY) + picture * (k / KEY) + .5).astype(np.uint8)
        last = picture


def encoder(path, size, threads):
    return subprocess.Popen(['ffmpeg', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{size[0]}x{size[1]}', '-r', str(RATE), '-i', '-',
                             '-c:v', 'libx264', '-crf', '12', '-preset', 'veryfast', '-threads', str(threads), '-pix_fmt', 'yuv420p', path], stdin=subprocess.PIPE)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--preview', action='store_true')
    parser.add_argument('--samples', type=int, default=8)
    parser.add_argument('--threads', type=int, default=os.cpu_count())
    parser.add_argument('--out', default=os.path.join(KIT, '..', 'masters'))
    a = parser.parse_args()
    os.makedirs(a.out, exist_ok=True)
    still, film = ((256, 320), (192, 240)) if a.preview else ((960, 1200), (864, 1080))
    raw = os.path.abspath(os.path.join(a.out, '.film'))
    if not os.path.exists(raw + '.npz'):  # a run that was stopped goes on after its render
        render(dict(size=still, samples=6 if a.preview else a.samples, threads=a.threads, raw=raw))
    from PIL import Image
    from kit.denoise import develop
    lights, exposure = clean_lights(raw + '.npz', a.threads)

    def developed(dusk, lamp, **options):
        return develop(mixed(lights, dusk, lamp), exposure, 'room', **options)
    developed(0, 0).save(os.path.join(a.out, f'scene-{ROOM}.png'))
    encoding = encoder(os.path.join(a.out, 'film-hero.mp4'), film, a.threads)
    for picture in frames(lambda *moment: developed(*moment, grain=0).resize(film, Image.LANCZOS)):
        encoding.stdin.write(picture.tobytes())
    encoding.stdin.close()
    os.remove(raw + '.npz')
    sys.exit(encoding.wait())


if __name__ == '__main__':
    if '--' in sys.argv:
        inside_blender(json.loads(sys.argv[sys.argv.index('--') + 1]))
    else:
        main()
