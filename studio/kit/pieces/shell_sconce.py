"""Pair of wall sconces: a ribbed shell hood beaten into a brass plate, a half bowl that sends the light up the wall."""
import math
from shapely.geometry import Point
from shapely.ops import unary_union
from ..joinery import arch_outline, finish, fret, group, lathe, mesh_of, place, tube, upright
from ..materials import brass, emitter
from ..studio import point_light

DIMENSIONS_CM = {'width': 53, 'depth': 14, 'height': 34}  # both; each is 20 x 14 x 34
PARTS = {'pieces': 2}
OPTIONS = {'metal': 'hammered', 'light': '6.5'}
VIEW = {'azimuth': -24, 'elevation': 5, 'stage': 'wall', 'key': .30}
RENDER = {'clamp': 8}
HALF, SPRING, TOP, RIBS = .100, .160, .340, 13


def surface(point, rows, columns, material, thickness=.0014):
    """Beaten sheet from point(u, v), u and v from 0 to 1."""
    vertices = [point(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    faces = [(j * (columns + 1) + i, j * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i) for j in range(rows) for i in range(columns)]
    sheet = finish(mesh_of(vertices, faces), material, 55)
    solid = sheet.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = thickness, 0
    return sheet


def hood(material):
    """Flutes that spread from a medallion to the scalloped edge of the arch, deeper as they go."""
    def point(u, v):
        a = math.pi * u
        flute = abs(math.sin(RIBS * a / 2 + math.pi / 2 * (RIBS % 2 == 0)))
        keel = 1 + .16 * max(0, 1 - abs(u - .5) / .22) ** 1.6
        r = (.022 + (HALF * .86 - .022) * v) * keel * (1 + .045 * v ** 3 * flute)
        return r * math.cos(a), -.007 - .017 * v ** .7 * flute ** .8 * (1 - .35 * v ** 5), SPRING + r * 1.18 * math.sin(a)
    return surface(point, 24, RIBS * 14, material)


def bowl(material, bright):
    """Half bowl against the plate, ribbed as the hood is."""
    section = [(.012, .040), (.034, .043), (.060, .056), (.078, .078), (.086, .104), (.090, .118)]

    def point(u, v):
        k = v * (len(section) - 1)
        i = min(int(k), len(section) - 2)
        r, z = (section[i][d] + (section[i + 1][d] - section[i][d]) * (k - i) for d in (0, 1))
        a = math.pi + math.pi * u
        r *= 1 + .035 * v * abs(math.sin(9 * a))
        return r * math.cos(a), -.008 + 1.36 * r * math.sin(a), z
    rim = [point(i / 120, 1.0) for i in range(121)]
    drop = lathe([(.0001, -.030), (.005, -.024), (.008, -.014), (.005, -.006), (.012, 0), (.016, .004)], bright, 28, (0, -.016, .040))
    return [surface(point, 20, 126, material), tube(rim, .0028, bright), drop]


def sconce(side, metal, bright, light):
    plate = arch_outline(2 * HALF, TOP, SPRING + .010, 1.2, 40).difference(unary_union([Point(s * HALF, 0).buffer(.046, 24) for s in (-1, 1)]))
    parts = [upright(fret(plate, .003, metal, .0010), (0, -.0035, 0)), upright(fret(plate.difference(plate.buffer(-.0055)), .006, bright, .0022), (0, -.0045, 0)), hood(metal), *bowl(metal, bright)]
    parts.append(lathe([(.0001, .012), (.008, .010), (.014, .005), (.024, .003), (.026, 0)], bright, 40, (0, -.008, SPRING + .004), (90, 0, 0)))
    chain = [lathe([(.0001, -.0016), (.0016, 0), (.0001, .0016)], bright, 10, (side * .045, -.060, .046 - .0036 * k)) for k in range(7)]
    parts += chain + [lathe([(.0001, -.010), (.0034, -.006), (.0040, -.002), (.0001, .005)], bright, 16, (side * .045, -.060, .014))]
    bulb = lathe([(1e-5, -.012), (.006, -.010), (.007, .004), (1e-5, .012)], emitter('#ffca85', 30.0), 16, (0, -.078, .080))
    bulb.visible_shadow = bulb.visible_diffuse = False
    return group(parts + [bulb, point_light((0, -.084, .086), light, .020)])


def build(options):
    metal, bright = brass(options['metal']), brass('polished')
    return group([place(sconce(s, metal, bright, float(options['light'])), (s * .165, 0, 0)) for s in (-1, 1)], 'shell_sconce')
