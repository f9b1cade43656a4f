"""A piece in somebody's flat, as a customer takes it with a telephone: wide lens, a little crooked, flash or whatever light there is."""
import importlib
import math
import bpy
from mathutils import Vector
from ..joinery import box, group, place
from ..materials import linen, plain, plaster
from ..studio import area_light, corners, point_light, world
from ._props import books, coffee
from ._shell import cement_tiles, curtain, look, put, tiled_floor

OPTIONS = {'shot': 'armchair', 'dress': ''}
RENDER = {'clamp': 4}
EXPOSURE = .5
TELEPHONE = 26  # mm, of the main camera
WALL, CEILING = .55, 2.75  # how far behind the middle of the piece the wall is

# piece: where it stands and its turn; camera and what it looks at; tilt of the hand; wall, floor, light; what else is there
SHOTS = {
    'sofa': dict(piece='sofa', at=((.05, -.02, 6),), camera=(-.75, -2.55, 1.50), target=(.05, 0, .50), tilt=-3, wall='#d9d6cb', floor='ceramic', light='flash'),
    'two_seat': dict(piece='sofa', at=((0, 0, -4),), camera=(.85, -2.35, 1.42), target=(-.02, 0, .50), tilt=2.5, wall='#cfd3c4', floor='planks', light='day'),
    'armchair': dict(piece='armchair', at=((.05, -.20, 24),), camera=(-.35, -1.75, 1.45), target=(.05, -.10, .52), tilt=4, wall='#d8cdb8', floor='ceramic', light='bulb', with_='books'),
    'two_armchairs': dict(piece='armchair', at=((-.50, -.15, 30), (.52, -.10, -28)), camera=(.20, -2.35, 1.52), target=(0, -.10, .48), tilt=-2, wall='#d3d6d8', floor='planks', light='day'),
    'leather_armchair': dict(piece='armchair', at=((0, -.15, -26),), camera=(.42, -1.70, 1.40), target=(0, -.10, .50), tilt=-4, wall='#c9c2b2', floor='cement', light='flash'),
    'pouf': dict(piece='leather_pouf', at=((.05, -.25, 10),), camera=(-.24, -1.08, 1.05), target=(.03, -.20, .20), tilt=5, wall='#dad5ca', floor='planks', light='day'),
    'octagonal_table': dict(piece='octagonal_table', at=((0, -.22, 15),), camera=(.28, -1.28, 1.18), target=(0, -.15, .36), tilt=-3, wall='#cfc4ae', floor='cement', light='bulb', with_='coffee'),
    'tray_table': dict(piece='tray_table', at=((0, -.20, 0),), camera=(-.28, -1.45, 1.32), target=(0, -.15, .34), tilt=3, wall='#e0d8c8', floor='terracotta', light='sun', with_='coffee'),
    'dining_chair': dict(piece='dining_chair', at=((-.32, -.15, 18), (.34, -.05, -12)), camera=(-.30, -2.00, 1.42), target=(0, -.08, .46), tilt=-3.5, wall='#d6cfc2', floor='ceramic', light='flash'),
    'nightstand': dict(piece='nightstand', at=((.05, .25, 0),), camera=(-.40, -1.15, 1.22), target=(.03, .20, .38), tilt=3, wall='#c8b9ae', floor='planks', light='bulb', with_='books'),
    'console': dict(piece='console_table', at=((0, .28, 0),), camera=(.60, -1.65, 1.45), target=(0, .2, .55), tilt=-2.5, wall='#dcd8d0', floor='ceramic', light='flash'),
    'sideboard': dict(piece='sideboard', at=((0, .24, 0),), camera=(-.85, -2.05, 1.48), target=(.05, .2, .50), tilt=3, wall='#d2ccbc', floor='cement', light='day'),
}


def flat(shot):
    """Two walls, tiled skirting, a socket, a curtain at the edge."""
    wall = plaster(shot['wall'])
    floor = cement_tiles() if shot['floor'] == 'cement' else tiled_floor(shot['floor'])
    box((9, .1, CEILING), (0, WALL + .05, CEILING / 2), wall, bevel=0)
    box((.1, 6, CEILING), (2.1, -2, CEILING / 2), wall, bevel=0)
    box((9, 7, .1), (0, -2.5, -.05), floor, bevel=0)
    box((9, 7, .1), (0, -2.5, CEILING + .05), plain('#e9e6de'), bevel=0)
    box((9, .012, .08), (0, WALL - .006, .04), plain('#b9b2a4', .4, .4), bevel=.003)
    white = plain('#efede6', .35, .4)
    group([box((.085, .010, .085), (.98, WALL - .005, .32), white, bevel=.004), box((.05, .006, .05), (.98, WALL - .011, .32), white, bevel=.003)], 'socket')
    place(curtain(.62, 2.45, linen('#b9a98f'), 5), (-1.95, WALL - .10, .05))


def light(shot):
    camera = Vector(shot['camera'])
    kind = shot['light']
    if kind == 'flash':
        # Beside the lens, and small: hard shadows behind the piece, corners fall off.
        point_light(camera + Vector((.03, .05, .06)), 210, .006, (1, .98, .94))
        world((1, .86, .68), .16)
    elif kind == 'bulb':
        point_light((.35, -1.1, CEILING - .45), 105, .05, (1, .70, .40))
        world((1, .80, .60), .07)
    else:
        area_light((-2.6, -1.6, 1.6), (0, 0, .6), 1.3, 190, (.90, .95, 1), 1.7)
        world((.92, .95, 1), .30)
    if kind == 'sun':
        # Through an open door beside the camera: a patch on the floor and the table.
        area_light((-1.5, -2.2, 2.2), (0, -.2, .3), .12, 420, (1, .78, .52))


PROPS = {'books': lambda: books(2, 7), 'coffee': coffee}


def build(options):
    shot = SHOTS[options['shot']]
    flat(shot)
    light(shot)
    dress = dict(pair.split('=', 1) for pair in options['dress'].split(';') if pair)
    module = importlib.import_module(f"kit.pieces.{shot['piece']}")
    standing = [put(module, (x, y, 0), turn, **dress) for x, y, turn in shot['at']]
    if 'with_' in shot:
        x, y, _ = shot['at'][0]
        top = .50 if shot['piece'] == 'armchair' else max(corner.z for corner in corners(standing[0]))
        place(PROPS[shot['with_']](), (x, y, top + .002), (0, 0, 20))
    look(shot['camera'], shot['target'], TELEPHONE)
    bpy.context.scene.camera.rotation_euler.rotate_axis('Z', math.radians(shot['tilt']))
    return standing[0]
