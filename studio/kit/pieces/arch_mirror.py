"""Keel-arched wall mirror with a mother-of-pearl border."""
import math
import os
import bpy
import numpy as np
from PIL import Image, ImageFilter
from shapely import affinity
from shapely.geometry import Polygon
from ..joinery import arch_outline, finish, fret, group, mesh_of, tiles, upright
from ..materials import new_material, pearl, plain, wood

DIMENSIONS_CM = {'width': 72, 'depth': 4, 'height': 120}
OPTIONS = {'wood': 'walnut', 'width': '.72', 'height': '1.20', 'studio_reflection': 'yes'}
VIEW = {'azimuth': -22, 'elevation': 3, 'stage': 'wall'}
ROOM = os.path.join(os.path.dirname(__file__), '../../../public/pictures/rooms/living-room/1920.webp')


def reflected_room(centre=0.0, azimuth=-22.0):
    """What a mirror shows: one of the shop's own rooms, far in front of it and seen by reflections only."""
    with Image.open(ROOM) as room:
        seen = room.convert('RGB').resize((960, 600), Image.LANCZOS).filter(ImageFilter.GaussianBlur(.8))
    pixels = np.ones((600, 960, 4), np.float32)
    shown = np.asarray(seen, np.float32)[::-1] / 255
    pixels[..., :3] = np.where(shown <= .04045, shown / 12.92, ((shown + .055) / 1.055) ** 2.4)
    image = bpy.data.images.new('room', 960, 600, float_buffer=True, is_data=True)
    image.pixels.foreach_set(pixels.ravel())
    material, n, _, _, output = new_material('reflection')
    texture = n.add('TexImage', {'Vector': n.add('TexCoord').outputs['UV']}, extension='EXTEND')
    texture.image = image
    n.put(output.inputs[0], n.add('Emission', {0: texture.outputs[0], 1: 1.25}).outputs[0])
    far, wide = 4.4, 5.2
    x, z, tall = -far * math.tan(math.radians(azimuth)), centre - .25, wide * .625
    corners = [(x - wide / 2, -far, z - tall / 2), (x + wide / 2, -far, z - tall / 2), (x + wide / 2, -far, z + tall / 2), (x - wide / 2, -far, z + tall / 2)]
    mesh = mesh_of(corners, [(0, 1, 2, 3)])
    # A mirror turns left and right: so does the sheet, that the room reads as it is.
    mesh.uv_layers.new(name='UVMap').data.foreach_set('uv', (0, 0, 1, 0, 1, 1, 0, 1))
    card = finish(mesh, material)
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
        parts.append(reflected_room(height * .5))
    return group(parts, 'arch_mirror')
