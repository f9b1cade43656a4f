"""Procedural Cycles materials. Every function returns a cached bpy material.

Texture space: wood and fabric read the mesh layer 'gco' (grain coordinates, metres; x runs along the
grain or the warp). joinery.py writes it on every mesh.
"""
import functools
import math
import bpy

WOODS = {  # dark, middle, light, contrast
    'walnut': ('#2e1b10', '#633f26', '#8a5f3c', 1.0),
    'beech': ('#8a6142', '#b08a64', '#c8a684', .62),
    'ebony': ('#0d0a08', '#1c1512', '#2a1f19', .6),
    'mahogany': ('#34140c', '#66301d', '#874c31', .8),
    'honey': ('#6e4322', '#9a683a', '#b98a56', .8),
    'tamarisk': ('#6a4528', '#93683f', '#b99368', 1.0),
    'olive': ('#33210f', '#835f38', '#ae8a57', 1.0),
    'dark_beech': ('#2c1a0f', '#53361f', '#6b482b', .7),
    'olive_ground': ('#1e1309', '#4c361f', '#644d2e', .8),  # darkened between the carving
}
FLECKED = ('beech', 'honey', 'dark_beech')  # short dark dashes along the grain


def srgb(hex_colour):
    h = hex_colour.lstrip('#')
    channels = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels)


def rgba(hex_colour, gain=1.0):
    return (*[min(1, c * gain) for c in srgb(hex_colour)], 1)


class Nodes:
    """Thin wrapper that makes node trees readable as expressions."""

    def __init__(self, tree):
        self.tree = tree

    def add(self, kind, inputs=None, **props):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in props.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.put(node.inputs[key], value)
        return node

    def put(self, socket, value):
        if hasattr(value, 'is_output'):
            self.tree.links.new(value, socket)
        else:
            if hasattr(value, '__len__') and len(value) == 3 and socket.type == 'RGBA':
                value = (*value, 1)
            socket.default_value = value

    def math(self, op, a, b=None, c=None):
        inputs = {i: v for i, v in enumerate((a, b, c)) if v is not None}
        return self.add('Math', inputs, operation=op).outputs[0]

    def vec(self, op, a, b):
        return self.add('VectorMath', {0: a, 1: b}, operation=op).outputs[0]

    def mix(self, fac, a, b, mode='MIX'):
        return self.add('MixRGB', {'Fac': fac, 'Color1': a, 'Color2': b}, blend_type=mode).outputs[0]

    def ramp(self, fac, stops, interpolation='LINEAR'):
        node = self.add('ValToRGB', {'Fac': fac})
        elements = node.color_ramp.elements
        node.color_ramp.interpolation = interpolation
        while len(elements) < len(stops):
            elements.new(.5)
        for element, (position, colour) in zip(elements, stops):
            if not hasattr(colour, '__len__'):
                colour = (colour,) * 3
            element.position, element.color = position, (*colour[:3], 1)
        return node.outputs[0]

    def scaled(self, vector, scale, location=(0, 0, 0)):
        return self.add('Mapping', {'Vector': vector, 'Scale': scale, 'Location': location}).outputs[0]

    def noise(self, vector, scale, detail=4, rough=.5, distortion=0, out='Fac'):
        scale = scale if hasattr(scale, '__len__') else (scale,) * 3
        return self.add('TexNoise', {'Vector': self.scaled(vector, scale), 'Scale': 1.0, 'Detail': detail,
                                     'Roughness': rough, 'Distortion': distortion}).outputs[out]

    def fit(self, value, a, b, c, d):
        return self.add('MapRange', {0: value, 1: a, 2: b, 3: c, 4: d}).outputs[0]

    def bump(self, height, strength=.2, distance=.002, normal=None):
        inputs = {'Height': height, 'Strength': strength, 'Distance': distance}
        if normal is not None:
            inputs['Normal'] = normal
        return self.add('Bump', inputs).outputs[0]

    def grain(self):
        return self.add('Attribute', attribute_name='gco').outputs['Vector']

    def value(self, name):
        return self.add('Attribute', attribute_name=name).outputs['Fac']

    def position(self):
        return self.add('TexCoord').outputs['Object']

    def island_random(self):
        return self.add('NewGeometry').outputs['Random Per Island']


def new_material(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    n = Nodes(tree)
    output = n.add('OutputMaterial')
    principled = n.add('BsdfPrincipled')
    tree.links.new(principled.outputs[0], output.inputs[0])

    def put(**values):
        for key, value in values.items():
            n.put(principled.inputs[key.replace('_', ' ')], value)
    return material, n, put, principled, output


def _cheap_for_indirect(material, colour, metallic=False):
    """Full shader for camera rays only; a flat one for every other ray (half the render time)."""
    n = Nodes(material.node_tree)
    output = next(x for x in material.node_tree.nodes if x.type == 'OUTPUT_MATERIAL')
    full = output.inputs[0].links[0].from_socket
    flat = n.add('BsdfGlossy', {'Color': colour, 'Roughness': .3}) if metallic else n.add('BsdfDiffuse', {'Color': colour})
    camera = n.add('LightPath').outputs['Is Camera Ray']
    n.put(output.inputs[0], n.add('MixShader', {0: camera, 1: flat.outputs[0], 2: full}).outputs[0])


def cached(function=None, *, flat=None, metallic=False):
    """Cache by arguments. `flat(*args)` names the colour seen by indirect rays."""
    if function is None:
        return functools.partial(cached, flat=flat, metallic=metallic)
    store = {}

    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        key = (args, tuple(sorted(kwargs.items())))
        if key not in store:
            material = function(*args, **kwargs)
            if flat:
                _cheap_for_indirect(material, rgba(flat(*args, **kwargs)), metallic)
            store[key] = material
        return store[key]
    wrapper.forget = store.clear
    return wrapper


@cached(flat=lambda kind='walnut', **_: WOODS[kind][1])
def wood(kind='walnut', rough=.38):
    """Rings, fibres and pores in the board's own direction; each board has its tone, its ends are darker."""
    dark, middle, light, contrast = WOODS[kind]
    dark, middle, light = srgb(dark), srgb(middle), srgb(light)
    material, n, put, *_ = new_material('wood_' + kind)
    g, end = n.grain(), n.value('end')
    tone = n.math('FRACT', n.math('ADD', n.value('tone'), n.add('ObjectInfo').outputs['Random']))
    warp = n.noise(g, (1.2, 5, 5), 3, out='Color')
    gw = n.vec('ADD', g, n.vec('MULTIPLY', warp, (0, .055, .055)))
    axis = n.add('SeparateXYZ', {0: gw})
    radius = n.math('SQRT', n.math('ADD', n.math('POWER', axis.outputs[1], 2.0),
                                   n.math('POWER', n.math('ADD', axis.outputs[2], .06), 2.0)))
    rings = n.ramp(n.math('FRACT', n.math('MULTIPLY', radius, 95.0)), [(0, .15), (.62, .55), (.9, 1.0), (1, .15)], 'EASE')
    fibre = n.noise(gw, (14, 620, 620), 2, .6)
    streak = n.noise(gw, (5, 150, 150), 3, .55)
    cloud = n.noise(g, (2.2, 9, 9), 2)
    pores = n.ramp(n.noise(gw, (38, 1150, 1150), 2), [(.60, 0), (.70, 1)])
    value = n.math('ADD', n.math('MULTIPLY', rings, .34 * contrast),
                   n.math('ADD', n.math('MULTIPLY', fibre, .30), n.math('MULTIPLY', streak, .50)))
    colour = n.ramp(value, [(.28, light), (.5, middle), (.86, dark)])
    colour = n.mix(n.math('MULTIPLY', pores, .55 * contrast), colour, dark)
    if kind in FLECKED:
        flecks = n.ramp(n.noise(gw, (95, 330, 330), 1), [(.61, 0), (.67, 1)])
        colour = n.mix(n.math('MULTIPLY', flecks, .42), colour, dark)
    colour = n.mix(n.fit(cloud, .3, .7, 0, .30 if contrast > .7 else .18), colour, dark if contrast > .7 else middle, 'MULTIPLY')
    colour = n.mix(n.math('MULTIPLY', end, .55), colour, n.mix(rings, middle, dark))
    varied = n.add('HueSaturation', {'Color': colour, 'Hue': n.fit(tone, 0, 1, .497, .503),
                                     'Saturation': n.fit(tone, 0, 1, .94, 1.05), 'Value': n.fit(tone, 0, 1, .85, 1.15)})
    put(Base_Color=varied.outputs[0], Clearcoat=.12, Clearcoat_Roughness=.22, Specular=.42,
        Roughness=n.math('ADD', n.fit(cloud, .3, .7, rough - .06, rough + .09), n.math('MULTIPLY', n.math('MAXIMUM', pores, end), .15)),
        Normal=n.bump(n.math('ADD', n.math('MULTIPLY', pores, -.7), n.math('MULTIPLY', fibre, .5)), .22, .0006))
    return material


@cached(flat=lambda *_, **__: '#c4a066', metallic=True)
def brass(kind='brushed'):
    """kind: brushed, polished, hammered, antique; or copper, which is hammered too"""
    material, n, put, *_ = new_material('brass_' + kind)
    p, base, shade = n.position(), *(srgb(c) for c in (('#d98a62', '#8f4a2e') if kind == 'copper' else ('#d6b274', '#93703c')))
    cloud, fine = n.noise(p, 9, 4, .65), n.noise(p, 60, 4, .6)
    if kind == 'brushed':
        lines = n.noise(p, (25, 25, 900), 3, .6)
        put(Base_Color=n.mix(n.fit(cloud, .35, .75, 0, .35), base, srgb('#b08a4e')), Metallic=1.0,
            Roughness=n.math('ADD', n.fit(lines, .3, .7, .20, .32), n.fit(fine, .4, .7, 0, .08)), Normal=n.bump(lines, .08, .0004))
    elif kind == 'polished':
        put(Base_Color=n.mix(n.fit(cloud, .4, .8, 0, .3), base, srgb('#b8935a')), Metallic=1.0,
            Roughness=n.fit(cloud, .3, .7, .13, .24), Normal=n.bump(n.noise(p, 35, 2), .05, .003))
    elif kind in ('hammered', 'copper'):
        dents = n.add('TexVoronoi', {'Vector': p, 'Scale': 70.0, 'Randomness': .85}, feature='SMOOTH_F1').outputs['Distance']
        put(Base_Color=n.mix(n.fit(cloud, .4, .75, 0, .45), base, shade), Metallic=1.0,
            Roughness=n.fit(fine, .3, .7, .2, .32), Normal=n.bump(dents, .55, .004))
    else:
        cavity = n.fit(n.add('NewGeometry').outputs['Pointiness'], .44, .53, .9, 0)
        patina = n.math('MAXIMUM', n.fit(n.noise(p, 7, 5, .7), .46, .72, 0, 1), cavity)
        put(Base_Color=n.mix(patina, srgb('#c4a066'), srgb('#4d3a22')), Metallic=1.0,
            Roughness=n.math('ADD', n.fit(patina, 0, 1, .22, .5), n.fit(fine, .3, .7, -.04, .08)), Normal=n.bump(fine, .10, .001))
    return material


@cached(flat=lambda colour='#c9b692', **_: colour)
def linen(colour='#c9b692', thread=.0026):
    """Plain weave with slubs. `thread` in metres; 2.6 mm still reads at catalogue size."""
    material, n, put, *_ = new_material('linen' + colour)
    g, c = n.grain(), srgb(colour)
    if min(c) > .55:  # pale cloth would burn out under the studio's light, and lose its weave
        c = tuple(x * k for x, k in zip(c, (.76, .74, .69)))
    wobble = n.vec('MULTIPLY', n.noise(g, 60, 2, out='Color'), (.0012,) * 3)
    axis = n.add('SeparateXYZ', {0: n.vec('ADD', g, wobble)})
    warp = n.math('SINE', n.math('MULTIPLY', axis.outputs[0], math.pi / thread))
    weft = n.math('SINE', n.math('MULTIPLY', axis.outputs[1], math.pi / thread))
    over = n.math('GREATER_THAN', n.math('MULTIPLY', warp, weft), 0.0)
    height = n.math('ADD', n.math('MULTIPLY', n.math('ABSOLUTE', warp), over),
                    n.math('MULTIPLY', n.math('ABSOLUTE', weft), n.math('SUBTRACT', 1.0, over)))
    slub = n.math('MULTIPLY', n.math('ADD', n.noise(g, (25, 520, 25), 3, .6), n.noise(g, (520, 25, 25), 3, .6)), .5)
    value = n.math('ADD', n.math('MULTIPLY', height, .35), n.fit(slub, .35, .65, -.35, .55))
    low, high = tuple(x * .62 for x in c), tuple(min(1, x * 1.22 + .01) for x in c)
    colour = n.ramp(value, [(0, low), (.4, c), (.9, high)])
    colour = n.mix(n.fit(n.noise(g, 5, 4, .55), .35, .65, 0, .22), colour, low)
    put(Base_Color=colour, Roughness=.92, Sheen=.35, Sheen_Tint=.5, Specular=.15,
        Normal=n.bump(n.math('ADD', height, n.math('MULTIPLY', slub, .8)), .55, .0009))
    return material


@cached(flat=lambda colour='#efe8da': colour)
def sheer_linen(colour='#efe8da'):
    """Linen on a frame: what stands behind it darkens the cloth, and light falls through."""
    material = linen.__wrapped__(colour, .0020)
    n, output = Nodes(material.node_tree), next(x for x in material.node_tree.nodes if x.type == 'OUTPUT_MATERIAL')
    through = n.add('BsdfTranslucent', {'Color': rgba(colour)})
    n.put(output.inputs[0], n.add('MixShader', {0: .45, 1: output.inputs[0].links[0].from_socket, 2: through.outputs[0]}).outputs[0])
    return material


@cached(flat=lambda colour='#7c2f22', **_: colour)
def velvet(colour='#7c2f22'):
    """Dark face-on, bright at grazing angles, brushed pile direction; no specular highlight at all."""
    material, n, _, principled, output = new_material('velvet' + colour)
    g, c = n.grain(), srgb(colour)
    pile = n.noise(g, 420, 3, .7)
    stroke = n.noise(g, (4, 12, 9), 2, .5, .6)
    shade = n.math('ADD', n.fit(stroke, .35, .65, .90, 1.08), n.fit(pile, .3, .7, -.24, .24))
    body = n.add('BsdfDiffuse', {'Color': n.mix(1.0, tuple(x * .45 for x in c), shade, 'MULTIPLY'), 'Roughness': 1.0,
                                 'Normal': n.bump(pile, .5, .0012)})
    fuzz = n.add('BsdfVelvet', {'Color': n.mix(1.0, tuple(min(1, x * 1.05 + .03) for x in c), shade, 'MULTIPLY'), 'Sigma': .42})
    n.put(output.inputs[0], n.add('AddShader', {0: body.outputs[0], 1: fuzz.outputs[0]}).outputs[0])
    material.node_tree.nodes.remove(principled)
    return material


@cached(flat=lambda colour='#6b3a1f': colour)
def leather(colour='#6b3a1f'):
    material, n, put, *_ = new_material('leather' + colour)
    g, c = n.grain(), srgb(colour)
    edge = n.add('TexVoronoi', {'Vector': g, 'Scale': 420.0}, feature='DISTANCE_TO_EDGE').outputs[0]
    crease = n.ramp(edge, [(0, 0), (.12, 1)])
    cloud = n.noise(g, 9, 6, .6)
    colour = n.mix(n.fit(cloud, .35, .7, 0, .6), c, tuple(x * .45 for x in c))
    colour = n.mix(n.math('SUBTRACT', 1.0, crease), colour, tuple(x * .5 for x in c))
    put(Base_Color=colour, Roughness=n.fit(cloud, .3, .7, .36, .55), Specular=.4,
        Normal=n.bump(crease, .25, .0006, n.bump(cloud, .15, .006)))
    return material


@cached(flat=lambda: '#e6dfd4')
def pearl():
    """Mother of pearl: every tile gets its own hue, sliding with the view angle."""
    material, n, put, *_ = new_material('pearl')
    island = n.island_random()
    shifted = n.vec('ADD', n.grain(), n.add('CombineXYZ', {0: island, 1: n.math('MULTIPLY', island, 7.3)}).outputs[0])
    waves = n.noise(shifted, 34, 3, .5, 1.2)
    facing = n.add('LayerWeight', {'Blend': .5}).outputs['Facing']
    hue = n.math('FRACT', n.math('ADD', n.math('ADD', n.math('MULTIPLY', waves, 2.2), n.math('MULTIPLY', facing, 1.1)), island))
    stops = ((0, '#efe6d6'), (.22, '#eec4c2'), (.42, '#f6f0e2'), (.62, '#b4dccf'), (.8, '#cfc4ee'), (1, '#efe6d6'))
    colour = n.add('HueSaturation', {'Color': n.ramp(hue, [(p, srgb(c)) for p, c in stops]), 'Value': n.fit(island, 0, 1, .72, 1.05)})
    put(Base_Color=colour.outputs[0], Roughness=.16, Specular=.75, Clearcoat=.6, Clearcoat_Roughness=.05, Metallic=.15,
        Normal=n.bump(waves, .05, .002))
    return material


@cached
def alabaster(glow=0.0, bulb_height=.2, reach=.16, amber=0.0):
    """Clouded stone with thin veins. glow > 0: lit from inside by a bulb at bulb_height (m, object space); amber: up to where the block was darker."""
    material, n, put, *_ = new_material('alabaster')
    p = n.position()
    height = n.add('SeparateXYZ', {0: p}).outputs[2]
    bed = n.vec('ADD', n.scaled(p, (1, 1, 1.5)), n.vec('MULTIPLY', n.noise(p, 5, 3, out='Color'), (.10, .10, .16)))
    cloud = n.noise(bed, (7, 7, 4), 4, .55)
    line = lambda scale, width: n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', n.noise(bed, scale, 3, .5, .6), .5)), [(0, 1), (width, 0)])
    vein = n.math('MULTIPLY', n.math('MAXIMUM', line((5, 5, 8), .016), n.math('MULTIPLY', line((11, 11, 15), .020), .5)), n.fit(cloud, .35, .65, .25, 1))
    colour = n.ramp(cloud, [(.30, srgb('#f3ead9')), (.50, srgb('#eadcc2')), (.66, srgb('#dcc6a0'))])
    if amber:
        low = n.math('ADD', n.fit(height, 0, amber, 1, 0), n.fit(cloud, .3, .7, -.35, .35))
        colour = n.mix(n.math('MAXIMUM', n.math('MINIMUM', low, 1.0), 0.0), colour, n.ramp(cloud, [(.30, srgb('#dcb880')), (.68, srgb('#bf9355'))]))
    colour = n.mix(n.math('MULTIPLY', vein, .55), colour, srgb('#9c7146'))
    put(Base_Color=colour, Subsurface=.25, Subsurface_Color=srgb('#f0c98f'), Subsurface_Radius=(.03, .017, .009),
        Roughness=n.fit(cloud, .3, .7, .22, .38), Specular=.5, Normal=n.bump(n.math('ADD', cloud, vein), .05, .002))
    if glow:
        distance = n.math('ABSOLUTE', n.math('SUBTRACT', height, bulb_height))
        falloff = n.math('POWER', n.fit(distance, 0, reach, 1, .12), 1.6)
        facing = n.add('LayerWeight', {'Blend': .5}).outputs['Facing']
        centre = n.fit(facing, 0, 1, 1.0, .40)
        depth = n.fit(cloud, .34, .66, 1.12, .62)  # where the stone is denser, less light comes through
        put(Emission=n.mix(1.0, n.mix(1.0, colour, colour, 'MULTIPLY'), srgb('#ffcb8a'), 'MULTIPLY'),
            Emission_Strength=n.math('MULTIPLY', n.math('MULTIPLY', falloff, n.math('MULTIPLY', centre, depth)), glow))
    return material


@cached
def glass(colour='#3f8f8a'):
    """Blown coloured glass without refraction: tinted see-through plus a Fresnel reflection (never renders black)."""
    material, n, _, principled, output = new_material('glass' + colour)
    ripple = n.bump(n.noise(n.position(), (14, 14, 9), 3), .15, .01)
    facing = n.add('LayerWeight', {'Blend': .25}).outputs['Facing']
    tint = tuple(c ** .28 for c in srgb(colour))
    through = n.add('BsdfTransparent', {'Color': n.mix(facing, tint, tuple(c * .70 for c in tint))})
    shine = n.add('BsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': .03, 'Normal': ripple})
    fresnel = n.add('Fresnel', {'IOR': 1.5, 'Normal': ripple}).outputs[0]
    n.put(output.inputs[0], n.add('MixShader', {0: fresnel, 1: through.outputs[0], 2: shine.outputs[0]}).outputs[0])
    material.node_tree.nodes.remove(principled)
    return material


@cached
def lit_glass(colour='#3f8f8a', glow=1.0):
    """Coloured pane or blown cup with a light behind it: glows where it faces the eye, reflects at its edges."""
    material, n, _, principled, output = new_material('lit_glass' + colour)
    seeds = n.noise(n.position(), (55, 55, 30), 3, .6)
    facing = n.add('LayerWeight', {'Blend': .35}).outputs['Facing']
    tint = tuple(c ** .45 for c in srgb(colour))
    through = n.add('BsdfTransparent', {'Color': tint})
    level = n.math('MULTIPLY', n.fit(facing, 0, 1, 1.0, .35), n.fit(seeds, .3, .7, .7 * glow, 1.2 * glow))
    lit = n.add('AddShader', {0: through.outputs[0], 1: n.add('Emission', {0: srgb(colour), 1: level}).outputs[0]})
    shine = n.add('BsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': .08, 'Normal': n.bump(seeds, .2, .004)})
    edge = n.math('MULTIPLY', n.add('Fresnel', {'IOR': 1.45}).outputs[0], .5)
    n.put(output.inputs[0], n.add('MixShader', {0: edge, 1: lit.outputs[0], 2: shine.outputs[0]}).outputs[0])
    material.node_tree.nodes.remove(principled)
    return material


@cached(flat=lambda colour='#b5633c', glaze=None: glaze or colour)
def terracotta(colour='#b5633c', glaze=None):
    material, n, put, *_ = new_material(f'terracotta{colour}{glaze}')
    p, c = n.position(), srgb(colour)
    cloud, throwing = n.noise(p, 8, 5, .65), n.noise(p, (3, 3, 140), 2)
    if not glaze:
        grit = n.ramp(n.noise(p, 420, 1), [(.68, 0), (.74, 1)])
        body = n.mix(n.fit(cloud, .35, .65, 0, .6), c, tuple(min(1, x * 1.35 + .02) for x in c))
        put(Base_Color=n.mix(n.math('MULTIPLY', grit, .4), body, tuple(x * .35 for x in c)), Roughness=.82, Specular=.25,
            Normal=n.bump(n.math('ADD', throwing, n.math('MULTIPLY', cloud, .6)), .25, .003))
        return material
    gc = srgb(glaze)
    worn = n.fit(n.add('NewGeometry').outputs['Pointiness'], .5, .56, 0, .8)
    pooled = n.mix(n.fit(n.noise(p, (5, 5, 3), 5, .6), .3, .7, 0, .7), gc, tuple(x * .45 for x in gc))
    put(Base_Color=n.mix(worn, pooled, c), Roughness=.12, Specular=.6, Clearcoat=.6, Clearcoat_Roughness=.04,
        Normal=n.bump(n.math('ADD', throwing, cloud), .10, .003))
    return material


@cached(flat=lambda colour='#e6dccb', **_: colour)
def plaster(colour='#e6dccb'):
    material, n, put, *_ = new_material('plaster' + colour)
    p, c = n.position(), srgb(colour)
    trowel, fine = n.noise(p, 1.3, 4, .62, .4), n.noise(p, 16, 6, .6)
    put(Base_Color=n.mix(n.fit(trowel, .35, .68, 0, .22), c, tuple(x * .75 for x in c)), Roughness=.9, Specular=.2,
        Normal=n.bump(n.math('ADD', trowel, n.math('MULTIPLY', fine, .4)), .15, .02))
    return material


@cached(flat=lambda colour='#ddd0bb': colour)
def limestone(colour='#ddd0bb'):
    """Honed warm limestone for the studio ground: faint clouds, tiny fossils, no joints."""
    material, n, put, *_ = new_material('limestone')
    p, c = n.position(), srgb(colour)
    cloud = n.noise(p, (1.6, 1.6, 1.6), 5, .6, .3)
    fossil = n.ramp(n.noise(p, 55, 3, .65), [(.58, 0), (.70, 1)])
    body = n.mix(n.fit(cloud, .35, .65, 0, .22), c, tuple(x * .74 for x in c))
    put(Base_Color=n.mix(n.math('MULTIPLY', fossil, .13), body, tuple(x * .55 for x in c)), Roughness=.72, Specular=.25)
    return material


@cached
def plain(colour='#e9e1d4', rough=.9, specular=.2, metallic=0.0):
    material, _, put, *_ = new_material('plain' + colour)
    put(Base_Color=srgb(colour), Roughness=rough, Specular=specular, Metallic=metallic)
    return material


@cached(flat=lambda colour='#d2ad72': colour)
def palm_leaf(colour='#d2ad72'):
    """Dried palm leaf or cane: dull sheen, every strand a little different."""
    material, n, put, *_ = new_material('palm' + colour)
    g, c = n.grain(), srgb(colour)
    streak = n.noise(g, (40, 420, 420), 3, .6)
    cloud = n.noise(g, 9, 3)
    body = n.mix(n.fit(streak, .3, .7, 0, .65), c, tuple(x * .55 for x in c))
    body = n.mix(n.fit(cloud, .35, .65, 0, .35), body, tuple(min(1, x * 1.2) for x in c))
    put(Base_Color=body, Roughness=.55, Specular=.3, Normal=n.bump(streak, .3, .001))
    return material


@cached
def emitter(colour='#ffb45e', strength=30.0):
    material = bpy.data.materials.new('emitter')
    material.use_nodes = True
    material.node_tree.nodes.clear()
    n = Nodes(material.node_tree)
    glow = n.add('Emission', {0: srgb(colour), 1: strength})
    n.put(n.add('OutputMaterial').inputs[0], glow.outputs[0])
    return material


def fabric(colour='#c9b692', kind='linen'):
    return {'linen': linen, 'velvet': velvet, 'leather': leather}[kind](colour)


def forget_all():
    """Call after the Blender file was reset: cached materials no longer exist."""
    for value in list(globals().values()):
        if hasattr(value, 'forget'):
            value.forget()
