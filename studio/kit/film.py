#!/usr/bin/env python3
"""The film of the home page and its poster, from one render of the hero room.

    python3 -m kit.film                          scene-room_hero.png and film-hero.mp4 in ../masters
    python3 -m kit.film --preview --out FOLDER   the same in small, to look at

Each light of the room (sun, sky, fill, lamp) is a light group with a picture of its own. They are denoised one by one and mixed
anew for each frame: the sun goes, the sky turns blue, the lantern rises, the camera pushes in slowly.
"""
import argparse
import json
import os
import subprocess
import sys

KIT = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(KIT))
ROOM, RATE = 'room_hero', 24
DUSK = {  # how strong each light is at the end, and its colour
    'sun': (.0, (1, .45, .22)),
    'sky': (.42, (.55, .72, 1.25)),
    'fill': (.34, (.72, .82, 1.08)),
    'lamp': (5.2, (1, .92, .80)),
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


def reduced(lights, width):
    from scipy.ndimage import zoom
    factor = width / next(iter(lights.values())).shape[1]
    return {name: zoom(picture, (factor, factor, 1), order=1) if factor < 1 else picture for name, picture in lights.items()}


def mixed(lights, dusk):
    """0 is the afternoon as rendered, 1 is dusk; the sun leaves first, the lamp comes last."""
    import numpy as np
    total = 0
    for name, picture in lights.items():
        strength, colour = DUSK[name]
        progress = {'sun': min(1, dusk * 1.35), 'lamp': dusk ** 1.6}.get(name, dusk)
        gain = (1 - progress) + progress * strength * np.array(colour, np.float32)
        total = total + picture * gain.astype(np.float32)
    return total


def frames(lights, exposure, count, size, push=.055):
    """There only; the encoder plays it there and back, so both ends must stand still."""
    import math
    from PIL import Image
    from kit.denoise import develop
    for k in range(count):
        ease = .5 - .5 * math.cos(math.pi * k / (count - 1))
        picture = develop(mixed(lights, ease), exposure, 'room', grain=0)
        w, h = picture.width, picture.width * size[1] / size[0]
        cut, top = 1 - push * ease, (picture.height - h) / 2
        left, upper = w * (1 - cut) * .56, top + h * (1 - cut) * .50
        yield picture.transform(size, Image.EXTENT, (left, upper, left + w * cut, upper + h * cut), Image.BICUBIC)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--preview', action='store_true')
    parser.add_argument('--samples', type=int, default=14)
    parser.add_argument('--threads', type=int, default=os.cpu_count())
    parser.add_argument('--out', default=os.path.join(KIT, '..', 'masters'))
    a = parser.parse_args()
    os.makedirs(a.out, exist_ok=True)
    still, film, count = ((480, 272), (320, 180), 24) if a.preview else ((1920, 1088), (1280, 720), 74)
    raw = os.path.abspath(os.path.join(a.out, '.film'))
    render(dict(size=still, samples=6 if a.preview else a.samples, threads=a.threads, raw=raw))
    from kit.denoise import develop
    lights, exposure = clean_lights(raw + '.npz', a.threads)
    develop(mixed(lights, 0), exposure, 'room').save(os.path.join(a.out, f'scene-{ROOM}.png'))
    encoder = subprocess.Popen(['ffmpeg', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{film[0]}x{film[1]}', '-r', str(RATE), '-i', '-',
                                '-c:v', 'libx264', '-crf', '12', '-preset', 'medium', '-threads', str(a.threads), '-pix_fmt', 'yuv420p', os.path.join(a.out, 'film-hero.mp4')], stdin=subprocess.PIPE)
    for picture in frames(reduced(lights, film[0] * 9 // 8), exposure, count, film):
        encoder.stdin.write(picture.tobytes())
    encoder.stdin.close()
    os.remove(raw + '.npz')
    sys.exit(encoder.wait())


if __name__ == '__main__':
    if '--' in sys.argv:
        inside_blender(json.loads(sys.argv[sys.argv.index('--') + 1]))
    else:
        main()
