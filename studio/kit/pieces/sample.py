"""A sample of one material, as the workshops cut them to be taken home: wood as a small board, cloth with a pinked edge."""
import numpy as np
from mathutils import Vector, noise
from ._woven import dyed, fringe, sheet, yarn
from ..joinery import box, cane, finish_cloth, group, mesh_of, place
from ..materials import leather, linen, srgb, velvet, wood

DIMENSIONS_CM = {'width': 10, 'depth': 10, 'height': 1}
OPTIONS = {'material': 'walnut'}
VIEW = {'azimuth': -18, 'elevation': 58, 'fill': 1.04}
SIDE, TOOTH, TEETH = .10, .0022, 22


def board(kind):
    """Across the near side the end grain shows."""
    return [box((SIDE, SIDE, .012), (0, 0, .006), wood(kind), bevel=.0012, grain_axis=1)]


def cut_cloth(material, thick, wave, pinked=True, grid=132):
    """A square of cloth that does not lie quite flat."""
    half, vertices, coords = SIDE / 2, [], []
    edge = lambda part: TOOTH * abs((part * TEETH) % 2 - 1) if pinked else 0
    for j in range(grid + 1):
        for i in range(grid + 1):
            u, v = i / grid, j / grid
            x, y = (u - .5) * 2 * (half - edge(v)), (v - .5) * 2 * (half - edge(u))
            lift = max(0, (u + 1 - v) / 2 - .78) ** 2 * wave * 60
            z = thick + lift + wave * .35 * (1 + noise.noise(Vector((x * 26, y * 26, 2))))
            vertices.append((x, y, z))
            coords.append((x, y))
    row = grid + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(grid) for i in range(grid)]
    mesh = mesh_of(vertices, faces)
    cloth = finish_cloth(mesh, material, [coords[loop.vertex_index] for loop in mesh.loops], levels=0)
    solid = cloth.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = thick, -1
    return [cloth]


def woven(colour, knots, thick):
    """A piece of flat weave with its fringe; drawn ten times as large as a rug's, so that single threads are seen."""
    image = dyed(np.zeros((knots, knots, 3)) + srgb(colour), 3)
    cloth = sheet(SIDE * 10, SIDE * 9, yarn(image))
    ends = fringe(SIDE * 10, SIDE * 9, linen('#d8ccb0'), 60, (.05, .07), thick * 10)
    root = group([cloth, ends], 'woven')
    root.scale = (.1, .1, .2)
    return [root]


def caned():
    frame = wood('beech')
    bars = [box((SIDE, .012, .012), (0, s * (SIDE / 2 - .006), .006), frame, bevel=.0015, grain_axis=0) for s in (-1, 1)]
    bars += [box((.012, SIDE - .024, .0115), (s * (SIDE / 2 - .006), 0, .006), frame, bevel=.0015, grain_axis=1) for s in (-1, 1)]
    return bars + [place(cane(SIDE - .022, SIDE - .022), (-SIDE / 2 + .011, -SIDE / 2 + .011, .009))]


SAMPLES = {
    'walnut': lambda: board('walnut'),
    'mahogany': lambda: board('mahogany'),
    'beech': lambda: board('beech'),
    'honey_beech': lambda: board('honey'),
    'ebony': lambda: board('ebony'),
    'olive_wood': lambda: board('olive'),
    'linen': lambda: cut_cloth(linen('#c9b692', thread=.0016), .0012, .0026),
    'cotton': lambda: cut_cloth(linen('#efe8da', thread=.0008), .0009, .0030),
    'velvet': lambda: cut_cloth(velvet('#2f5a5c'), .0020, .0042),
    'wool': lambda: woven('#6a3023', 30, .0016),
    'leather': lambda: cut_cloth(leather('#7a4526'), .0026, .0016, pinked=False),
    'cane': caned,
}


def build(options):
    return group(SAMPLES[options['material']](), 'sample')
