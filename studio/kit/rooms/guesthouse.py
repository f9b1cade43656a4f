"""Nubian guesthouse: a painted wall with coiled baskets, cane chairs around a low table."""
from ..pieces import cane_chair, kilim_rug, palm_baskets, tray_table
from ..joinery import box, boxed_cushion, knife_pillow, place
from ..materials import fabric, plaster
from ._plants import palm
from ._props import coffee, wall_basket
from ._shell import BACK, build_shell, look, put

OPTIONS = {}
RENDER = {'clamp': 4}
EXPOSURE = .6
BASKETS = ((-.35, 1.62, .25, 'star'), (.22, 1.86, .20, 'rings'), (.74, 1.56, .27, 'sun'), (1.32, 1.84, .21, 'zigzag'), (1.84, 1.58, .24, 'rings'), (.22, 1.38, .15, 'zigzag'))


def bench():
    """Masonry bench along the wall, with loose cushions."""
    box((3.2, .62, .40), (.75, BACK - .31, .20), plaster('#d9d0bc'), bevel=.04)
    for k, colour in enumerate(('#2f6a80', '#c98a3a', '#2f6a80')):
        place(boxed_cushion(1.02, .56, .10, fabric('#d8cbae'), fabric('#a8552f'), seed=3 + k), (-.29 + 1.04 * k, BACK - .30, .45))
        place(knife_pillow(.46, .46, .20, fabric(colour), None, seed=5 + k), (-.29 + 1.04 * k, BACK - .12, .72), (70, 0, 4 - 4 * k))


def build(options):
    build_shell(wall='#e0d6c0', floor='terracotta', window='arches', woodwork='beech', drapes='', beams=False, dado=('#4f86a0', 1.06), sun_azimuth=33)
    bench()
    for x, z, radius, figure in BASKETS:
        wall_basket(radius, figure, (x, BACK, z))
    root = put(tray_table, (.62, -.05, .012), wood='beech', metal='copper')
    place(coffee(), (.62, -.05, .476), (0, 0, 120))
    put(cane_chair, (-.55, -.28, .0), 72, arms='yes')
    put(cane_chair, (1.72, -.30, .0), -68, arms='yes')
    put(kilim_rug, (.58, -.20, 0), 90, palette='saffron', width='1.6', length='2.3')
    put(palm_baskets, (-1.40, .55, 0), 22)
    place(palm(1.5, 15, 11), (-2.02, BACK - .48, 0))
    place(palm(1.1, 12, 4), (2.62, BACK - .5, 0))
    look((.42, -3.45, 1.34), (.32, 1.0, 1.02), 30)
    return root
