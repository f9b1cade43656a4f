"""Hand-turned alabaster lit from inside: an urn or a tall column on a brass foot, or two night lights."""
from ..joinery import group, lathe, spline
from ..materials import alabaster, brass
from ..studio import point_light

DIMENSIONS_CM = {'width': 23, 'depth': 23, 'height': 39}
PARTS = {'pieces': 1, 'shape=night': {'pieces': 2}}
OPTIONS = {'glow': '1.7', 'shape': 'urn'}
VIEW = {'azimuth': -25, 'key': .38, 'elevation': 10}


def body(points, thickness=.008):
    outer = [(p.x, p.z) for p in spline([(r, 0, z) for r, z in points], 8)]
    inner = [(max(.001, r - thickness), z) for r, z in reversed(outer)]
    return outer + inner[:-2]


def column(glow):
    """Tall lamp for the floor or a chest: a fluted shaft of light between two brass rings."""
    metal, foot, height = brass('antique'), .060, .80
    stone = alabaster(glow=glow * .56, bulb_height=.46, reach=.70, amber=.52)
    shaft = lathe(body([(.064, 0), (.080, .012), (.088, .06), (.092, .20), (.098, .40), (.108, .60), (.116, .72), (.112, .77), (.100, height)]), stone, 96, (0, 0, foot), angle=60, caps=False)
    base = lathe([(.0001, 0), (.124, 0), (.127, .004), (.122, .014), (.100, .020), (.088, .030), (.066, .038), (.060, .048), (.068, .054), (.074, .062), (.066, .066), (.0001, .066)], metal, 72, angle=50)
    rim = lathe([(.094, 0), (.102, .001), (.105, .006), (.101, .011), (.092, .012), (.089, .007)], metal, 72, (0, 0, foot + height - .004), caps=False)
    lights = [point_light((0, 0, foot + .45), 1.3, .05, (1, .72, .42)), point_light((0, -.34, foot + .3), .7, .15, (1, .70, .40)), point_light((0, 0, foot + height + .04), .6, .03, (1, .74, .46))]
    shaft.visible_shadow = False
    return group([shaft, base, rim, *lights], 'alabaster_lamp')


def night_lights(glow):
    """Two small cups, one a little lower than the other, each over its own candle of light."""
    parts = []
    for x, y, turn, points in ((-.072, .030, 0, [(.036, 0), (.042, .006), (.048, .05), (.049, .09), (.046, .112), (.045, .118)]),
                               (.058, -.045, 140, [(.038, 0), (.043, .006), (.049, .04), (.049, .072), (.046, .092), (.045, .098)])):
        shade = lathe(body(points, .005), alabaster(glow=glow * 1.1, bulb_height=.035, reach=.12), 72, (x, y, .004), (0, 0, turn), angle=60, caps=False)
        shade.visible_shadow = False
        dish = lathe([(.0001, 0), (.048, 0), (.050, .002), (.048, .005), (.0001, .005)], brass('antique'), 56, (x, y, 0))
        parts += [shade, dish, point_light((x, y, .05), .12, .015, (1, .72, .42)), point_light((x, y - .10, .04), .05, .05, (1, .70, .40))]
    return group(parts, 'alabaster_lamp')


def build(options):
    if options['shape'] != 'urn':
        return {'column': column, 'night': night_lights}[options['shape']](float(options['glow']))
    foot, metal = .055, brass('antique')
    stone = alabaster(glow=float(options['glow']), bulb_height=.11, reach=.26)
    urn = lathe(body([(.034, 0), (.050, .012), (.088, .07), (.112, .135), (.115, .18), (.098, .235), (.068, .275), (.056, .295), (.060, .315), (.070, .325)]), stone, 96, (0, 0, foot), angle=60, caps=False)
    base = lathe([(.0001, 0), (.078, 0), (.080, .003), (.076, .009), (.060, .013), (.052, .020), (.036, .027), (.030, .036), (.033, .043), (.042, .050), (.044, .055), (.038, .058), (.0001, .058)], metal, 72, angle=50)
    rim = lathe([(.066, 0), (.073, .001), (.075, .005), (.072, .009), (.064, .010), (.061, .006)], metal, 72, (0, 0, foot + .321), caps=False)
    bulb = point_light((0, 0, foot + .20), 1.1, .05, (1, .72, .42))
    spill = point_light((0, -.30, foot + .12), .55, .12, (1, .70, .40))
    up = point_light((0, 0, foot + .36), .5, .03, (1, .74, .46))
    urn.visible_shadow = False
    return group([urn, base, rim, bulb, spill, up], 'alabaster_lamp')
