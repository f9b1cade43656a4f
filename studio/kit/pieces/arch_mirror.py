"""Keel-arched wall mirror with a mother-of-pearl border."""
import math
from shapely import affinity
from shapely.geometry import Polygon
from ..joinery import arch_outline, finish, fret, group, mesh_of, tiles, upright
from ..materials import new_material, pearl, plain, wood

DIMENSIONS_CM = {'width': 72, 'depth': 4, 'height': 120}
OPTIONS = {'wood': 'walnut', 'width': '.72', 'height': '1.20', 'studio_reflection': 'yes'}
VIEW = {'azimuth': -22, 'elevation': 3, 'stage': 'wall'}


def reflected_room():
    """A soft warm gradient far in front of the mirror, seen by reflections only."""
    material, n, _, _, output = new_material('reflection')
    height = n.add('SeparateXYZ', {0: n.position()}).outputs[2]
    side = n.add('SeparateXYZ', {0: n.position()}).outputs[0]
    window = n.math('POWER', n.fit(side, 1.2, 4.2, 1, 0), 1.5)
    level = n.math('ADD', n.math('MULTIPLY', window, .75), n.fit(height, -.6, 1.4, .42, .24))
    glow = n.add('Emission', {0: (1, .86, .68, 1), 1: level})
    n.put(output.inputs[0], glow.outputs[0])
    card = finish(mesh_of([(-9, -6, -6), (9, -6, -6), (9, -6, 7), (-9, -6, 7)], [(0, 1, 2, 3)]), material)
    card['ignore_framing'] = True
    card.visible_camera = card.visible_diffuse = card.visible_shadow = False
    return card


def along(line, shape, count):
    """Copies of a small shape (pointing along +x) spread along a closed line."""
    out = []
    for k in range(count):
        a, b = (line.interpolate((k + d) / count, normalized=True) for d in (.5, .51))
        out.append(affinity.translate(affinity.rotate(shape, math.degrees(math.atan2(b.y - a.y, b.x - a.x)), origin=(0, 0)), a.x, a.y))
    return out


def pearl_border(parts, outer):
    """Ebony band between two lines of shell, kites along its middle and small diamonds beside them."""
    band_out, band_in = outer.buffer(-.022, join_style=2), outer.buffer(-.064, join_style=2)
    parts.append(upright(fret(band_out.difference(band_in), .002, wood('ebony'), .0002), (0, -.0348, 0)))
    for ring in (band_out, band_in):
        parts.append(upright(fret(ring.buffer(.0014, join_style=2).difference(ring.buffer(-.0014, join_style=2)), .002, pearl(), .0002), (0, -.0352, 0)))
    middle = outer.buffer(-.043, join_style=2).exterior
    pitch = .046
    count = round(middle.length / pitch)
    kite = Polygon([(-.021, 0), (0, -.0165), (.021, 0), (0, .0165)])
    parts.append(upright(tiles(along(middle, Polygon(kite.exterior, [list(affinity.scale(kite, .66, .66).exterior.coords)]), count), .0020, .0003, wood('honey')), (0, -.0354, 0)))
    parts.append(upright(tiles(along(middle, affinity.scale(kite, .52, .52), count), .0020, .0003, pearl()), (0, -.0356, 0)))
    corner = Polygon([(-.007, 0), (0, -.009), (.007, 0), (0, .009)])
    for offset in (-.0300, -.0560):
        line = outer.buffer(offset, join_style=2).exterior
        parts.append(upright(tiles(along(line, affinity.scale(corner, .8, .55), count * 2), .0018, .0003, pearl()), (0, -.0353, 0)))


def build(options):
    w = wood(options['wood'])
    width, height = float(options['width']), float(options['height'])
    outer = arch_outline(width, height, height - width * .53, 1.1, 40)
    inner = outer.buffer(-.085, join_style=2)
    parts = [upright(fret(outer.difference(inner), .030, w, .005, grain_axis=1), (0, -.020, 0))]
    pearl_border(parts, outer)
    parts.append(upright(fret(inner.buffer(.006).difference(inner.buffer(-.004)), .016, wood('honey'), .004), (0, -.028, 0)))
    glass = upright(fret(inner.buffer(.003), .004, plain('#e8e8e4', .015, .5, 1.0), .0003), (0, -.018, 0))
    parts.append(glass)
    if options['studio_reflection']:
        parts.append(reflected_room())
    return group(parts, 'arch_mirror')
