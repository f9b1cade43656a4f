"""Outlines of pieces as SVG paths in millimetres, from the front, the side and above.

    blender -b --factory-startup -P kit/outlines.py -- jobs.json outlines.json
"""
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import binary_closing, label
from shapely.geometry import Polygon, box
from shapely.ops import unary_union
from kit.meshes import build, parts, triangles

PIXELS = 500  # along the longer side
LONGEST_PATH = 1900  # characters
VIEWS = {'front': (0, 2), 'side': (1, 2), 'top': (0, 1)}  # across, up


def mask_of(flat, low, size, scale):
    """Paint the flattened triangles. Most are smaller than a pixel and fall on the same points."""
    width, height = (int(np.ceil(v * scale)) + 1 for v in size)
    image = Image.new('1', (width, height))
    draw = ImageDraw.Draw(image)
    for triangle in np.unique(np.rint((flat - low) * scale).astype(np.int16).reshape(-1, 6), axis=0).tolist():
        draw.polygon(triangle, fill=1, outline=1)
    return np.array(image)


def bounds(mask):
    ys, xs = np.flatnonzero(mask.any(1)), np.flatnonzero(mask.any(0))
    return xs[-1] - xs[0] + 1, ys[-1] - ys[0] + 1


def nearest(mask, ratio):
    """Of a set: the whole or its largest piece, whichever has the proportions that the shop names."""
    areas, count = label(mask)
    one = mask if count < 2 else areas == 1 + np.argmax(np.bincount(areas.ravel())[1:])

    def error(part):
        wide, high = bounds(part)
        return abs(np.log(wide / high / ratio))
    return min(mask, one, key=error)


def shape_of(mask):
    """Pixels to polygons: the runs of each row, joined. Gaps of lattices and small holes are closed."""
    padded = np.pad(mask, 8)
    closed = binary_closing(padded, np.ones((3, 3)), 3)[8:-8, 8:-8] | mask
    runs = []
    for y, row in enumerate(closed):
        edges = np.flatnonzero(np.diff(np.concatenate(([0], row.astype(np.int8), [0]))))
        runs += [box(a, y, b, y + 1) for a, b in edges.reshape(-1, 2)]
    joined = unary_union(runs)
    whole = mask.shape[0] * mask.shape[1]
    rings = [p for p in getattr(joined, 'geoms', [joined]) if p.area > whole * .0004]
    return [Polygon(p.exterior, [hole for hole in p.interiors if Polygon(hole).area > whole * .004]) for p in rings]


def path_of(polygons, wide, high):
    """Relative path commands, simplified until the path is short enough; y runs down from the top."""
    low = np.min([p.bounds[:2] for p in polygons], 0)
    high_corner = np.max([p.bounds[2:] for p in polygons], 0)
    factor = np.array([wide, high]) / (high_corner - low)
    for tolerance in (.8, 1.2, 1.8, 2.6, 4, 6, 9):
        text = ''
        for polygon in polygons:
            plain = polygon.simplify(tolerance)
            for ring in [plain.exterior, *plain.interiors]:
                points = np.rint((np.array(ring.coords)[:-1] - low) * factor).astype(int)
                points[:, 1] = high - points[:, 1]
                steps = np.diff(points, axis=0)
                text += 'M%d %dl' % tuple(points[0]) + ' '.join('%d %d' % tuple(s) for s in steps) + 'z'
        text = text.replace(' -', '-')
        if len(text) <= LONGEST_PATH:
            return text
    raise ValueError('the outline has too many corners')


def outlines(job):
    """The named size wins over the model's own: of a set one piece is drawn, made to that size."""
    corners = triangles(parts(build(job)))
    wanted = dict(zip((0, 1, 2), (round(v * 10) for v in job['measures'])))
    found = {}
    for view, (across, up) in VIEWS.items():
        if view not in job['views']:
            continue
        flat = corners[:, :, (across, up)]
        low, high = flat.min((0, 1)), flat.max((0, 1))
        mask = mask_of(flat, low, high - low, PIXELS / (high - low).max())
        polygons = shape_of(nearest(mask, wanted[across] / wanted[up]) if job['ofSeveral'] else mask)
        found[view] = path_of(polygons, wanted[across], wanted[up])
    return found


if __name__ == '__main__':
    jobs_file, out_file = sys.argv[sys.argv.index('--') + 1:]
    drawn = {}
    for job in json.load(open(jobs_file)):
        start = time.time()
        drawn[job['name']] = outlines(job)
        print('OUTLINED', job['name'], {k: len(v) for k, v in drawn[job['name']].items()}, f'{time.time() - start:.1f}s', flush=True)
    json.dump(drawn, open(out_file, 'w'))
