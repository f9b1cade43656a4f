"""Hanging lantern turned from one piece of tamarisk, its wall fretted with a knife into staggered leaves."""
import math
import bmesh
import bpy
from ..joinery import circle, finish, group, lathe, place, tube
from ..materials import emitter, linen, wood
from ..studio import point_light

DIMENSIONS_CM = {'width': 24, 'depth': 24, 'height': 34}  # without the cord
OPTIONS = {'wood': 'tamarisk', 'light': '7'}
VIEW = {'azimuth': -12, 'elevation': 4, 'stage': 'wall', 'key': .26}
RENDER = {'clamp': 8}
LOW, HIGH, WALL = .030, .262, .0085


def outline(v):
    """The turner's curve: a gourd, full below and drawn in above."""
    return .034 + .086 * math.sin(math.pi * (.10 + .84 * v) ** 1.12) ** .85, LOW + (HIGH - LOW) * v


def leaf(a):
    """Radius of the opening at angle a, in a cell one unit wide: a pointed leaf that stands upright."""
    x, y = abs(math.cos(a)), abs(math.sin(a))
    return min(.47 / max(y, 1e-6), .27 / (x + .45 * y ** 3 + .12 * y))


def fretted(around, rows, material):
    bm, m, rings, gap = bmesh.new(), 32, 3, 1 / rows
    for j in range(rows):
        for i in range(around):
            loops = []
            for q in range(rings + 1):
                loop = []
                for k in range(m):
                    a = math.tau * k / m
                    c, s = math.cos(a), math.sin(a)
                    inner, edge = leaf(a), .5 / max(abs(c), abs(s))
                    r = inner + (edge - inner) * q / rings
                    radius, z = outline(gap * (j + .5 + r * s))
                    turn = math.tau * (i + .5 * (j % 2) + .5 + r * c) / around
                    loop.append(bm.verts.new((radius * math.cos(turn), radius * math.sin(turn), z)))
                loops.append(loop)
            for a, b in zip(loops, loops[1:]):
                for k in range(m):
                    bm.faces.new((a[k], a[(k + 1) % m], b[(k + 1) % m], b[k]))
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=2e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new('fretted')
    bm.to_mesh(mesh)
    bm.free()
    wall = finish(mesh, material, 50, grain_axis=2)
    solid = wall.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = WALL, -1
    bevel = wall.modifiers.new('knife', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = .0012, 2, 'ANGLE', math.radians(50)
    return wall


def build(options):
    w = wood(options['wood'])
    (r0, _), (r1, _) = outline(0), outline(1)
    parts = [fretted(16, 6, w)]
    parts.append(lathe([(.0001, 0), (.007, .001), (.011, .007), (.007, .013), (.012, .017), (.020, .020), (r0 * .9, .024), (r0 + .003, .028), (r0 + .004, .032), (r0 + .001, .037), (r0 - WALL, .037)], w, 64))
    parts.append(lathe([(r1 - WALL, HIGH - .006), (r1 + .002, HIGH - .005), (r1 + .005, HIGH), (r1 + .002, HIGH + .006), (.040, HIGH + .012), (.034, HIGH + .026), (.024, HIGH + .036), (.018, HIGH + .044), (.024, HIGH + .050), (.026, HIGH + .056), (.020, HIGH + .063), (.012, HIGH + .067), (.013, HIGH + .074), (.009, HIGH + .078), (.0001, HIGH + .078)], w, 64))
    for v in (.5, 1 / 6, 5 / 6):
        r, z = outline(v)
        parts.append(tube(circle(r - .001, 96, (0, 0, z)), .0020, w, True))
    cord = tube([(0, 0, HIGH + .074), (0, 0, 1.2)], .0032, linen('#8a7350'))
    cord['ignore_framing'] = True
    bulb = lathe([(1e-5, -.030), (.016, -.026), (.029, -.008), (.030, .006), (.020, .026), (.012, .042), (1e-5, .044)], emitter('#ffb45e', 9.0), 32, (0, 0, .130))
    bulb.visible_shadow = bulb.visible_diffuse = False
    warm = (1, .64, .30)
    parts += [cord, bulb, point_light((0, 0, .130), float(options['light']), .010, warm)]
    return place(group(parts, 'wooden_lantern'), (0, -.24, 0))
