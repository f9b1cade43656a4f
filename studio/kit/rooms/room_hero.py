"""The room of the home page: armchair, tray table and sideboard in the light of a mashrabiya window, a lantern waiting for dusk."""
from ..pieces import arch_mirror, armchair, kilim_rug, leather_pouf, pierced_lantern, sideboard, tray_table
from ..joinery import knife_pillow, place
from ..materials import brass, fabric, terracotta
from ._plants import palm
from ._props import books, vase, vase_of_branches
from ._shell import BACK, HEIGHT, build_shell, look, put

OPTIONS = {'cloth': '#c9b692', 'palette': 'madder'}
RENDER = {'clamp': 4}
EXPOSURE = .7


def build(options):
    build_shell()
    chair = put(armchair, (-1.02, .12, 0), 38, cloth=options['cloth'])
    place(knife_pillow(.40, .40, .18, fabric('#7c2f22', 'velvet'), fabric('#b88a3a'), seed=4), (.02, .12, .60), (70, 6, 4)).parent = chair
    put(kilim_rug, (.30, -.42, 0), 90, palette=options['palette'], width='1.9', length='2.9')
    put(tray_table, (.28, -.14, .012))
    place(vase('bowl', terracotta('#8a5a3a', '#1e6f78')), (.36, -.20, .474))
    place(vase('tall', brass('antique')), (.10, -.04, .474)).scale = (.72, .72, .72)
    put(sideboard, (1.10, BACK - .25, 0))
    put(arch_mirror, (1.42, BACK, 1.02), studio_reflection='')
    place(vase_of_branches('round', terracotta('#8f5236'), .66), (.58, BACK - .26, .80))
    place(books(3, 4), (1.62, BACK - .27, .80), (0, 0, 8))
    place(vase('tall', terracotta('#8a5a3a', '#c9bfa8')), (.90, BACK - .22, .80)).scale = (.8, .8, .8)
    put(leather_pouf, (1.46, -.46, .012))
    place(palm(), (-2.02, BACK - .42, 0))
    place(palm(.95, 11, 5), (2.48, BACK - .52, 0))
    lantern = put(pierced_lantern, (2.10, .62, HEIGHT - 1.02), light='3.5')
    for part in lantern.children_recursive:
        part.lightgroup = 'lamp'
    look((.52, -3.45, 1.22), (.06, 1.0, .98), 29.5)
    return lantern
