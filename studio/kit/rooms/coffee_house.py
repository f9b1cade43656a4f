"""Coffee house at dusk: tray tables and lattice chairs under three lanterns, a bar with star panels."""
from ..pieces import arch_mirror, dining_chair, leather_pouf, pierced_lantern, sideboard, tray_table, wall_sconce
from ..joinery import box, place
from ..materials import brass, wood
from ._plants import snake_plant
from ._props import coffee, vase
from ._shell import BACK, build_shell, cement_tiles, look, put

OPTIONS = {}
RENDER = {'clamp': 5}
EXPOSURE = 1.15


def bar():
    """Two sideboards under one counter, cups and pots on it."""
    for x in (.28, 1.84):
        put(sideboard, (x, BACK - .55, .20), fronts='stars stars stars', height='.80')
    box((3.25, .56, .045), (1.06, BACK - .56, 1.023), wood('walnut'), bevel=.008, grain_axis=0)
    box((3.14, .40, .20), (1.06, BACK - .52, .10), wood('ebony'), bevel=.006, grain_axis=0)
    for x, turn in ((-.20, 20), (.62, -15), (1.55, 40)):
        place(coffee(), (x, BACK - .52, 1.046), (0, 0, turn))
    place(vase('round', brass('hammered')), (2.30, BACK - .50, 1.046))
    place(vase('tall', brass('copper')), (2.02, BACK - .44, 1.046))


def seats(x, y, turns, tall='.46'):
    put(tray_table, (x, y, 0), height=tall)
    place(coffee(), (x, y, .464), (0, 0, turns[0]))
    for turn, (dx, dy) in zip(turns, ((-.66, -.05), (.62, .12))):
        put(dining_chair, (x + dx, y + dy, 0), turn, cloth='#5a2f1e', kind='leather')


def build(options):
    build_shell(wall='#9a6a4e', floor=cement_tiles('#b0a084', '#6b3f30', '#3f4a44'), window='mashrabiya', drapes='', hour='dusk', sun_azimuth=34)
    bar()
    put(arch_mirror, (1.06, BACK, 1.28), studio_reflection='', width='.72')
    for x in (.30, 1.82):
        put(wall_sconce, (x, BACK, 1.60), light='4.5')
    seats(-.62, -.30, (86, -104))
    seats(1.38, -.62, (78, -80))
    put(leather_pouf, (.28, -1.20, 0), cloth='#6b3a1f')
    root = put(pierced_lantern, (-.60, .20, 2.06), light='9')
    put(pierced_lantern, (.52, .24, 2.22), light='7').scale = (.85, .85, .85)
    put(pierced_lantern, (1.62, .14, 2.02), light='9')
    place(snake_plant(1.0, 19, 4), (-2.05, BACK - .46, 0))
    look((.42, -3.62, 1.44), (.30, 1.0, 1.04), 30)
    return root
