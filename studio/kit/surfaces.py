"""What a procedural material looks like in a model: one colour, or a small texture for wood and cloth."""
import io
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter
from .materials import WOODS, srgb

PIXELS = 256
METALS = {'brass_copper': '#d98a62', 'brass': '#d6b274'}
_textures = {}


def _rgb(hex_colour):
    return np.array([int(hex_colour[i:i + 2], 16) for i in (1, 3, 5)], float)


def _tileable(scale_x, scale_y, seed):
    """Smooth noise from 0 to 1 that repeats without a seam."""
    noise = gaussian_filter(np.random.default_rng(seed).random((PIXELS, PIXELS)), (scale_y, scale_x), mode='wrap')
    return (noise - noise.min()) / (noise.max() - noise.min())


def _jpeg(picture):
    data = io.BytesIO()
    Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8)).save(data, 'JPEG', quality=82)
    return data.getvalue()


def _wood(kind):
    dark, middle, light, contrast = WOODS[kind]
    streak = _tileable(60, 1.2, 1) * .55 + _tileable(90, 5, 2) * .45
    fibre = _tileable(14, .5, 3)
    value = np.clip((streak * .8 + fibre * .2 - .5) * (.6 + contrast) + .5, 0, 1)[..., None]
    dark, middle, light = (_rgb(c) for c in (dark, middle, light))
    return _jpeg(np.where(value < .5, light + (middle - light) * value * 2, middle + (dark - middle) * (value - .5) * 1.4))


def _cloth(colour):
    y, x = np.mgrid[0:PIXELS, 0:PIXELS]
    weave = .5 + .25 * (np.sin(x * np.pi / 2) + np.sin(y * np.pi / 2)) * np.where((x // 2 + y // 2) % 2, 1, -1)
    value = weave * .5 + _tileable(24, 1, 4) * .25 + _tileable(1, 24, 5) * .25
    return _jpeg(_rgb(colour) * (.82 + .36 * value[..., None]))


def _flat_colour(material):
    """The colour that indirect rays see, or the shader's own base colour."""
    for node in material.node_tree.nodes:
        if node.type in ('BSDF_DIFFUSE', 'BSDF_GLOSSY', 'EMISSION') and not node.inputs[0].is_linked:
            return tuple(node.inputs[0].default_value)[:3]
        if node.type == 'BSDF_PRINCIPLED' and not node.inputs['Base Color'].is_linked:
            return tuple(node.inputs['Base Color'].default_value)[:3]
    return srgb('#c9b692')


def surface_of(material):
    """name, linear colour, metallic, roughness, alpha and, for wood and cloth, a JPEG."""
    name = material.name.split('.')[0] if material else 'plain'
    surface = {'name': name.replace('#', '_'), 'colour': (1, 1, 1), 'metallic': 0.0, 'roughness': .8, 'alpha': 1.0, 'jpeg': None}
    if name.startswith('wood_'):
        texture, surface['roughness'] = lambda: _wood(name[5:]), .42
    elif name[:5] in ('linen', 'velve') and '#' in name:
        texture = lambda: _cloth(name[name.index('#'):name.index('#') + 7])
    else:
        texture = None
    if texture:
        surface['jpeg'] = _textures.setdefault(name, None) or texture()
        _textures[name] = surface['jpeg']
        return surface
    metal = next((colour for key, colour in METALS.items() if name.startswith(key)), None)
    if metal:
        return {**surface, 'colour': srgb(metal), 'metallic': 1.0, 'roughness': .3}
    if name.startswith('pearl'):
        return {**surface, 'colour': srgb('#e6dfd4'), 'roughness': .2}
    if 'glass' in name and '#' in name:
        return {**surface, 'colour': srgb(name[name.index('#'):][:7]), 'roughness': .05, 'alpha': .35}
    return {**surface, 'colour': _flat_colour(material) if material else surface['colour'], 'roughness': .5 if 'leather' in name else .8}
