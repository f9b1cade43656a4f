"""Waiting room of a children's clinic: round edges, washable linen, a little house of mashrabiya."""
import math
from shapely.geometry import Polygon
from ..pieces import kilim_rug, leather_pouf, octagonal_table, sofa
from ..joinery import arch_outline, box, fret, group, lattice, place, upright
from ..materials import wood
from ._plants import jar, olive
from ._props import books, folded, wall_basket
from ._shell import BACK, build_shell, look, put

OPTIONS = {}
RENDER = {'clamp': 4}
EXPOSURE = .6


def little_house(w, width=1.15, depth=.85, eaves=1.05, ridge=1.55):
    """Lattice walls, a pointed door in the gable, an open ridge."""
    parts, hx, hy = [], width / 2, depth / 2
    gable = Polygon([(-hx, 0), (hx, 0), (hx, eaves), (0, ridge), (-hx, eaves)])
    door = arch_outline(.56, .90, .60)
    parts.append(upright(fret(gable.difference(door).difference(gable.buffer(-.09, join_style=2).difference(door.buffer(.07))), .036, w, .010), (0, -hy, 0)))
    parts.append(upright(fret(gable.difference(gable.buffer(-.09, join_style=2)), .036, w, .010), (0, hy, 0)))
    for s in (-1, 1):
        for y in (-hy + .05, hy - .05):
            parts.append(box((.05, .05, eaves), (s * (hx - .03), y, eaves / 2), w, bevel=.014, grain_axis=2))
        for z in (.06, eaves - .04):
            parts.append(box((.046, depth - .12, .06), (s * (hx - .03), 0, z), w, bevel=.014, grain_axis=1))
        parts.append(place(lattice(depth - .16, eaves - .17, .064, w), (s * (hx - .03), -hy + .08, .09), (0, 0, 90)))
    for y in (-hy + .002, hy - .002):
        parts.append(place(lattice(.22, .72, .055, w), (-hx + .075, y, .10)))
        parts.append(place(lattice(.22, .72, .055, w), (hx - .295, y, .10)))
    rise, run = ridge - eaves, hx
    pitch, slope = math.degrees(math.atan2(rise, run)), math.hypot(rise, run)
    for s in (-1, 1):
        for k in range(6):
            f = (k + .5) / 6
            parts.append(box((slope / 6 - .012, depth + .16, .022), (s * hx * (1 - f), 0, eaves + rise * f + .035), w, (0, s * pitch, 0), .008, grain_axis=1))
    return group(parts, 'little_house')


def build(options):
    build_shell(wall='#d9d8c6', floor='planks', window='stars', woodwork='beech', drapes='#efe9da', beams=False, hour='morning', dado=('#9db0a0', .95), sun_elevation=22, sun_azimuth=32)
    root = put(sofa, (-.30, BACK - .50, 0), seats='2', wood='beech', cloth='#c8c3ae', accent='#b5762a', accent_kind='linen', accent2='#5f8085', piping='#8f8a74')
    w = wood('beech')
    place(little_house(w), (1.72, BACK - .68, 0), (0, 0, -14))
    place(folded(('#b5762a', '#5f8085'), .5, .4, seed=3), (1.70, BACK - .70, .02), (0, 0, -14))
    put(kilim_rug, (.55, -.28, 0), 90, palette='saffron', width='1.8', length='2.7')
    put(octagonal_table, (.10, -.10, .012), wood='beech', inlay='walnut', apothem='.27', height='.40', arch='.20')
    place(books(3, 2), (.12, -.12, .416), (0, 0, 18))
    for x, y, cloth in ((.85, -.55, '#5f8085'), (1.28, -.05, '#c08a3c'), (-.75, -.40, '#94563c')):
        put(leather_pouf, (x, y, .012), cloth=cloth, kind='linen', radius='.22', height='.27')
    for x, z, r, figure in ((-1.05, 1.66, .20, 'rings'), (-.55, 1.82, .16, 'star'), (-.05, 1.62, .19, 'sun')):
        wall_basket(r, figure, (x, BACK, z))
    place(olive(1.6, 14, jar('#7f9088')), (-2.02, BACK - .46, 0))
    look((.45, -3.50, 1.28), (.20, 1.0, .90), 30)
    return root
