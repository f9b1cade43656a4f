"""The arch of the home page: armchair and tray table in lattice light, a lantern on the axis of the arch's point, before the wall its stars fall on."""
import bpy
from ..pieces import armchair, kilim_rug, pierced_lantern, tray_table
from ..joinery import knife_pillow, place
from ..materials import brass, fabric, terracotta
from ._plants import palm
from ._props import vase
from ._shell import BACK, build_shell, look, put

OPTIONS = {'cloth': '#c9b692', 'palette': 'madder'}
RENDER = {'clamp': 4}
EXPOSURE = .7
AXIS = -.10  # of the arch, in x


def build(options):
    build_shell(drapes=None)
    chair = put(armchair, (AXIS - .47, .18, .012), 32, cloth=options['cloth'])
    place(knife_pillow(.40, .40, .18, fabric('#7c2f22', 'velvet'), fabric('#b88a3a'), seed=4), (.02, .12, .60), (70, 6, 4)).parent = chair
    put(kilim_rug, (AXIS, -.30, 0), 90, palette=options['palette'], width='1.9', length='2.9')
    put(tray_table, (AXIS + .48, -.06, .012))
    place(vase('bowl', terracotta('#8a5a3a', '#1e6f78')), (AXIS + .56, -.12, .474))
    place(vase('tall', brass('antique')), (AXIS + .32, .04, .474)).scale = (.72, .72, .72)
    place(palm(1.3), (AXIS - 1.06, BACK - .40, 0))
    lantern = put(pierced_lantern, (AXIS, .62, 1.79), light='3.5')
    for part in lantern.children_recursive:
        part.lightgroup = 'lamp'
    look((AXIS, -3.45, 1.20), (AXIS, 1, 1.20), 46)
    bpy.context.scene.camera.data.shift_y = -.10
    return lantern
