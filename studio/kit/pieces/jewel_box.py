"""Jewel box standing open: shell stars on ebonised wood, a velvet ring tray, a small key in the lock."""
import math
from mathutils import Vector
from shapely.geometry import Point, Polygon
from .chest import face
from ..joinery import arch_outline, board, fret, group, hinge, inlay_band, inlay_frame, lathe, place, tube, upright
from ..materials import brass, velvet, wood

DIMENSIONS_CM = {'width': 28, 'depth': 27, 'height': 27}  # open; closed it is 28 x 18 x 13
OPTIONS = {'wood': 'ebony', 'velvet': '#6e2018', 'angle': '104'}
VIEW = {'azimuth': -28, 'elevation': 18}
X, Y, FOOT, RIM, LID, WALL = .134, .084, .012, .098, .032, .009


def shell_face(w, h, material, scale=3):
    """A side of the bridal chest, made small: lower left at the origin in XY."""
    small = face(w * scale, h * scale, 1, material)
    small.scale = (1 / scale,) * 3
    return small


def tray(cloth):
    """Rolls of velvet to hold rings on the left, an open well on the right, a tab to lift it out."""
    x, y, z = X - WALL - .001, Y - WALL - .001, RIM - .010
    parts = [board(-x, x, -y, y, z - .034, z - .028, cloth, .001)]
    parts += [board(s * x - .003, s * x + .003, -y, y, z - .032, z, cloth, .002) for s in (-1, 1)]
    parts += [board(-x, x, s * y - .003, s * y + .003, z - .032, z - .0006, cloth, .002) for s in (-1, 1)]
    parts.append(board(.022, .027, -y, y, z - .032, z - .001, cloth, .002))
    for k in range(6):
        parts.append(lathe([(.0001, 0), (.0085, .002), (.0092, .006), (.0092, 2 * y - .010), (.0085, 2 * y - .006), (.0001, 2 * y - .004)], cloth, 24, (-x + .015 + .0222 * k, y - .002, z - .016), (90, 0, 0)))
    for k, (along, metal) in enumerate(((-.028, 'polished'), (.012, 'polished'), (.036, 'brushed'))):
        ring = [(0, .0092 * math.cos(a * math.tau / 48), .0092 * math.sin(a * math.tau / 48)) for a in range(48)]
        parts.append(place(tube(ring, .0011, brass(metal), True), (-x + .0261 + .0444 * k, along, z - .011)))
        parts.append(lathe([(.0001, -.0028), (.0028, -.001), (.0030, .001), (.0001, .0032)], brass(metal) if k == 1 else velvet('#1f4e5f'), 8, (-x + .0261 + .0444 * k, along, z + .0005)))
    return parts


def lock(metal):
    plate = arch_outline(.026, .030, .012, 1.2).union(Polygon([(-.011, 0), (.011, 0), (0, -.018)]))
    bow = Point(0, 0).buffer(.0068).difference(Point(0, 0).buffer(.0040))
    key = [place(upright(fret(bow, .0022, brass('polished'), .0006), (0, 0, 0)), (0, -.030, 0), (90, 0, 90)),
           lathe([(.0016, 0), (.0016, .006), (.0024, .0065), (.0024, .008), (.0016, .0085), (.0016, .020)], brass('polished'), 16, (0, -.0235, 0), (-90, 0, 0))]
    return [upright(fret(plate, .0016, metal, .0004), (0, -Y - .0045, RIM - .034)), place(group(key), (0, -Y + .0005, RIM - .020))]


def carcass(w, cloth):
    side = RIM - FOOT - .004
    parts = [board(-X, X, s * (Y - WALL / 2) - WALL / 2, s * (Y - WALL / 2) + WALL / 2, FOOT, RIM, w, .001, grain_axis=0) for s in (-1, 1)]
    parts += [board(s * (X - WALL / 2) - WALL / 2 + .0006, s * (X - WALL / 2) + WALL / 2 - .0006, -Y + WALL, Y - WALL, FOOT, RIM - .0006, w, .001, grain_axis=1) for s in (-1, 1)]
    parts.append(board(-X - .005, X + .005, -Y - .005, Y + .005, FOOT - .005, FOOT + .003, w, .002, grain_axis=0))
    parts += [lathe([(.0001, 0), (.008, 0), (.010, .003), (.008, .007), (.005, .008)], brass('antique'), 24, (sx * (X - .010), sy * (Y - .010), 0)) for sx in (-1, 1) for sy in (-1, 1)]
    parts.append(upright(shell_face(2 * X, side, w), (-X, -Y - .0010, FOOT + .0035)))
    parts.append(upright(shell_face(2 * Y, side, w), (-X - .0010, Y, FOOT + .0035), -90))
    parts.append(upright(shell_face(2 * Y, side, w), (X + .0010, -Y, FOOT + .0035), 90))
    return parts + tray(cloth) + lock(brass('antique'))


def lid(w, cloth):
    """Hinged at the origin along X, closed it reaches to -Y; inlaid above, velvet and a pearl line inside."""
    parts = [board(-X - .003, X + .003, -2 * Y - .003, .001, .001, LID - .006, w, .002, grain_axis=0),
             place(shell_face(2 * X, 2 * Y - .004, w), (-X, -2 * Y + .001, LID - .008)),
             board(-X + .012, X - .012, -2 * Y + .012, -.012, -.0015, .004, cloth, .0015),
             place(inlay_frame(2 * X - .012, 2 * Y - .012, .0016), (0, -Y, .0008))]
    parts.append(upright(inlay_band(2 * X - .006, .012, accent='mahogany'), (-X + .003, -2 * Y - .0034, .006)))
    return group(parts, 'lid')


def build(options):
    w, cloth = wood(options['wood']), velvet(options['velvet'])
    parts = carcass(w, cloth)
    parts.append(place(lid(w, cloth), (0, Y + .001, RIM + .002), (-float(options['angle']), 0, 0)))
    parts += [place(hinge(.030), (s * X * .6, Y + .004, RIM + .001), (0, 90, 0)) for s in (-1, 1)]
    reach, lean = .060, math.radians(float(options['angle']))
    a, b = Vector((X - .011, Y - .042, RIM - .004)), Vector((X - .011, Y - reach * math.cos(lean), RIM + reach * math.sin(lean)))
    parts.append(tube([a.lerp(b, i / 16) - Vector((0, .006, .010)) * math.sin(math.pi * i / 16) for i in range(17)], .0012, brass('polished')))
    return group(parts, 'jewel_box')
