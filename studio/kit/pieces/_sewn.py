"""Khayameya cloth as one sheet: patches folded under and sewn on, layer over layer, on linen that hangs softly."""
import bpy
import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter
from shapely.ops import unary_union
from ..joinery import finish, mesh_of, polygons
from ..materials import new_material, srgb

PER_METRE = 1000  # pixels


def _mask(shapes, w, h):
    """Where the shapes lie on a sheet w x h centred on the origin, 0..1 per pixel, the first row at the bottom."""
    scale, size = PER_METRE * 2, (round(w * PER_METRE) * 2, round(h * PER_METRE) * 2)
    canvas = Image.new('L', size)
    draw = ImageDraw.Draw(canvas)
    for polygon in polygons(unary_union([s.buffer(0) for s in shapes])):
        for ring, tone in [(polygon.exterior, 255), *((hole, 0) for hole in polygon.interiors)]:
            draw.polygon([((x + w / 2) * scale, (y + h / 2) * scale) for x, y, *_ in ring.coords], fill=tone)
    return np.asarray(canvas.reduce(2), np.float32) / 255


def _sew(layers, w, h):
    """Colour and height of the finished work: each patch is round at its fold and shades what lies under it."""
    rows, columns = round(h * PER_METRE), round(w * PER_METRE)
    cloudy = lambda reach: gaussian_filter(np.random.default_rng(8).normal(0, 1, (rows, columns)).astype(np.float32), reach) * reach * 3.2
    worn, pucker = cloudy(26), cloudy(3.2)
    work, rng = np.zeros((rows, columns, 4), np.float32), np.random.default_rng(5)
    for colour, shapes in layers:
        patch = _mask(shapes, w, h)
        fold, wide = gaussian_filter(patch, 2.0), gaussian_filter(patch, 5.0)
        dye = np.array(srgb(colour), np.float32) * (.50 + .50 * np.clip(2.2 * fold - 1.1, 0, 1))[..., None] * rng.uniform(.88, 1.10) * (1 + .055 * worn[..., None])
        seam = np.clip(fold * (1 - fold) * 4, 0, 1)
        work[..., :3] = (work[..., :3] * (1 - .55 * wide * (1 - patch))[..., None]) * (1 - patch)[..., None] + dye * patch[..., None]
        under = gaussian_filter(work[..., 3], 7.0)  # what lies beneath does not print through
        work[..., 3] += patch * (under - work[..., 3] + np.clip(2 * fold - 1, 0, 1) ** .6 + .30 * seam * pucker)
    return work


def _cloth(work, w, h):
    image = bpy.data.images.new('sewn', work.shape[1], work.shape[0], float_buffer=True, is_data=True, alpha=True)
    image.alpha_mode = 'CHANNEL_PACKED'
    image.pixels.foreach_set(work.ravel())
    material, n, put, *_ = new_material('sewn')
    uv = n.add('TexCoord').outputs['UV']
    texture = n.add('TexImage', {'Vector': uv}, interpolation='Cubic')
    texture.image = image
    metres = n.scaled(uv, (w, h, 1), (.11, .23, .37))
    slub = n.math('ADD', n.noise(metres, (30, 620, 1), 3, .6), n.noise(metres, (620, 30, 1), 3, .6))
    cloud = n.noise(metres, 6, 4, .6)
    tone = n.math('ADD', n.fit(slub, .7, 1.3, .74, 1.24), n.fit(cloud, .3, .7, -.10, .10))
    put(Base_Color=n.mix(1.0, texture.outputs[0], tone, 'MULTIPLY'), Roughness=.92, Sheen=.3, Sheen_Tint=.5, Specular=.12,
        Normal=n.bump(slub, .35, .0008, n.bump(texture.outputs[1], .9, .0022)))
    return material


def sewn_sheet(layers, w, h, ripple=lambda x, z: 0, thickness=.005):
    """Layers [(colour, shapes), ...] from the ground up, on a sheet that hangs in XZ around the origin and faces -Y."""
    across, up, vertices, faces = 120, 90, [], []
    for j in range(up + 1):
        for i in range(across + 1):
            x, z = (i / across - .5) * w, (j / up - .5) * h
            vertices.append((x, ripple(x, z), z))
    for j in range(up):
        for i in range(across):
            first = j * (across + 1) + i
            faces.append((first, first + 1, first + across + 2, first + across + 1))
    mesh = mesh_of(vertices, faces)
    layer = mesh.uv_layers.new(name='UVMap')
    for loop in mesh.loops:
        x, _, z = vertices[loop.vertex_index]
        layer.data[loop.index].uv = x / w + .5, z / h + .5
    sheet = finish(mesh, _cloth(_sew(layers, w, h), w, h), 180)
    solid = sheet.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = thickness, -1
    return sheet
