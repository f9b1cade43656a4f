"""Wardrobe with plain framed doors: one inlaid star on each at the height of the hand, a simple cornice."""
import math
from ..joinery import board, box, footed_leg, framed_door, group, hinge, lathe, place, ring_polygon, spline, star_polygon, tiles, tube, upright
from ..materials import brass, wood

DIMENSIONS_CM = {'width': 150, 'depth': 60, 'height': 215}
PARTS = {'doors': 2}
OPTIONS = {'wood': 'beech', 'star': 'walnut'}
VIEW = {'azimuth': -26}


def star(material, pale):
    """Eight-pointed star in XY around the origin: outline, body, a small pale star in the middle."""
    body = star_polygon(0, 0, .062, 8, .036)
    parts = [tiles([ring_polygon(star_polygon(0, 0, .082, 8, .050), .0045), body], .0030, .0005, material)]
    parts.append(place(tiles([star_polygon(0, 0, .026, 8, .0145, math.pi / 8)], .0030, .0005, pale), (0, 0, .0008)))
    return group(parts, 'star')


def pull():
    """A slim bowed handle of brass on two feet."""
    bow = spline([(0, -.004, -.062), (0, -.024, -.048), (0, -.030, 0), (0, -.024, .048), (0, -.004, .062)], 8)
    feet = [lathe([(.0001, 0), (.0085, 0), (.0085, .0020), (.0050, .0045), (.0001, .005)], brass('brushed'), 24, (0, 0, z), (90, 0, 0)) for z in (-.062, .062)]
    return group([tube(bow, .0046, brass('brushed'), res=4), *feet], 'pull')


def build(options):
    w, dark, inlay = wood(options['wood']), wood('walnut'), wood(options['star'])
    hx, hy, base, top = .720, .275, .130, 2.095
    parts = [board(min(s * hx, s * (hx - .028)), max(s * hx, s * (hx - .028)), -hy, hy, base, top, w, .006, grain_axis=2) for s in (-1, 1)]
    parts += [board(-hx + .02, hx - .02, hy - .014, hy - .002, base, top, dark, .002), board(-hx - .010, hx + .010, -hy - .012, hy, base - .024, base + .020, w, .008, grain_axis=0),
              board(-hx + .02, hx - .02, -hy + .002, hy - .002, top - .030, top - .001, w, .003, grain_axis=0), board(-.014, .014, -hy + .03, hy - .02, base, top - .03, dark, .002, grain_axis=2)]
    for grow, z in ((.008, 0), (.018, .018), (.029, .036)):
        parts.append(board(-hx - grow, hx + grow, -hy - grow, hy, top + z, top + z + .019, w, .007, grain_axis=0))
    z0, z1, door, hand = base + .022, top - .033, hx - .030, 1.06
    for k in (0, 1):
        s = 2 * k - 1
        left = .0015 if k else -door + .0005
        parts.append(place(framed_door(door - .002, z1 - z0, w, 'panel', .085, shell=False), (left, -hy + .006, z0)))
        inner, boards = door - .172, 3
        for low, high in ((z0 + .086, hand - .101), (hand + .101, z1 - .086)):
            for b in range(boards):  # each panel is of three boards, each with its own grain
                x = left + .085 + inner / boards * (b + .5)
                parts.append(box((inner / boards - .0011, .010, high - low), (x, -hy + .0038, (low + high) / 2), w, bevel=.0011, grain_axis=2))
            rim = .012
            parts += [box((rim, .016, high - low), (left + .085 + edge, -hy + .0015, (low + high) / 2), w, bevel=.0050, grain_axis=2) for edge in (rim / 2, inner - rim / 2)]
            parts += [box((inner - 2 * rim, .016, rim), (left + .085 + inner / 2, -hy + .0015, z), w, bevel=.0050, grain_axis=0) for z in (low + rim / 2, high - rim / 2)]
        parts.append(box((door - .172, .022, .200), (left + (door - .002) / 2, -hy + .006, hand), w, bevel=.003, grain_axis=0))
        parts.append(upright(star(inlay, w), (left + (door - .002) / 2, -hy - .0058, hand)))
        parts.append(place(pull(), (s * .042, -hy - .006, hand)))
        parts += [place(hinge(.06), (s * (door + .001), -hy - .005, z)) for z in (z0 + .16, hand, z1 - .16)]
        for y in (-hy + .060, hy - .060):
            parts += footed_leg(base - .022, .044, w, 'short', s * (hx - .060), y)
    return group(parts, 'plain_wardrobe')
