"""Pieces as 3D models for telephones: GLB for Android, USDZ for iOS, in metres and with their real size.

    blender -b --factory-startup -P kit/models.py -- jobs.json FOLDER
"""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import bpy
import numpy as np
from kit import surfaces
from kit.glb import write_glb
from kit.meshes import build, parts
from kit.usdz import write_usdz

TRIANGLES = 18000
TILE = .5  # metres of wood or cloth in one texture
FEWEST = {'single': 44, 'repeated': 14}  # triangles that a board and a bead of a lattice keep
REPEATED = 20


def shares(counts):
    """How many triangles each mesh keeps, so that all its copies stay within the budget. counts: [(triangles, copies)]"""
    def kept(share):
        return [max(min(n, FEWEST['repeated' if copies > REPEATED else 'single']), n * share) for n, copies in counts]
    low, high = 0, 1
    for _ in range(30):
        middle = (low + high) / 2
        total = sum(n * copies for n, (_, copies) in zip(kept(middle), counts))
        low, high = (middle, high) if total < TRIANGLES else (low, middle)
    return kept(low)


def reduce(objects):
    """Collapse edges of every mesh to its share; copies share one mesh. Returns {mesh name: evaluated mesh}."""
    copies, first = {}, {}
    for obj in objects:
        copies[obj.data.name] = copies.get(obj.data.name, 0) + 1
        first.setdefault(obj.data.name, obj)
    graph = bpy.context.evaluated_depsgraph_get()
    counts = []
    for name, obj in first.items():
        mesh = obj.evaluated_get(graph).data
        mesh.calc_loop_triangles()
        counts.append((len(mesh.loop_triangles), copies[name]))
    for obj, (triangles, _), kept in zip(first.values(), counts, shares(counts)):
        if kept < triangles:
            obj.modifiers.new('collapse', 'DECIMATE').ratio = kept / triangles
    graph = bpy.context.evaluated_depsgraph_get()
    return {name: arrays(bpy.data.meshes.new_from_object(obj.evaluated_get(graph), depsgraph=graph)) for name, obj in first.items()}


def arrays(mesh):
    """Position, normal and grain of every corner, the triangles and their material slots; equal corners are merged."""
    mesh.calc_loop_triangles()
    mesh.calc_normals_split()

    def read(source, name, size, kind=np.float32):
        values = np.empty(len(source) * size, kind)
        source.foreach_get(name, values)
        return values.reshape(-1, size)
    vertex = read(mesh.loops, 'vertex_index', 1, np.int32)[:, 0]
    position, normal = read(mesh.vertices, 'co', 3)[vertex], read(mesh.loops, 'normal', 3)
    if 'gco' in mesh.uv_layers:
        grain = read(mesh.uv_layers['gco'].data, 'uv', 2)
    elif 'gco' in mesh.attributes:
        grain = read(mesh.attributes['gco'].data, 'vector', 3)[vertex]
        grain = np.stack((grain[:, 0], grain[:, 1] + grain[:, 2]), 1)  # along the board, and across it
    else:
        grain = np.zeros((len(vertex), 2), np.float32)
    rows = np.concatenate((np.round(position, 4), np.round(normal, 2), np.round(grain / TILE, 3)), 1)
    unique, index = np.unique(rows, axis=0, return_inverse=True)
    faces = index[read(mesh.loop_triangles, 'loops', 3, np.int32)].reshape(-1, 3)
    return unique, faces, read(mesh.loop_triangles, 'material_index', 1, np.int32)[:, 0]


def placed(obj, rows, faces):
    """One copy in the world: only the corners that its triangles use."""
    used, index = np.unique(faces, return_inverse=True)
    world = np.array(obj.matrix_world)
    position = rows[used, :3] @ world[:3, :3].T + world[:3, 3]
    normal = rows[used, 3:6] @ np.linalg.inv(world[:3, :3])
    return position, normal, rows[used, 6:], index.reshape(-1, 3)


def merged(pieces):
    """One set of arrays from several; z up becomes y up, and the front looks to +z."""
    positions, normals, grains, faces, first = [], [], [], [], 0
    for position, normal, grain, face in pieces:
        positions.append(position), normals.append(normal), grains.append(grain), faces.append(face + first)
        first += len(position)
    turn = lambda v: np.stack((v[:, 0], v[:, 2], -v[:, 1]), 1).astype(np.float32)
    normal = turn(np.concatenate(normals))
    length = np.linalg.norm(normal, axis=1, keepdims=True)
    normal = np.where(length > .1, normal / np.maximum(length, 1e-6), (0, 1, 0)).astype(np.float32)
    return {'position': turn(np.concatenate(positions)), 'normal': normal,
            'uv': np.concatenate(grains).astype(np.float32), 'faces': np.concatenate(faces).astype(np.uint32)}


def model_of(job):
    """The parts of a piece by material, within the budget of triangles, standing on the floor in the middle."""
    objects, by_material = parts(build(job)), {}
    small = reduce(objects)
    for obj in objects:
        rows, faces, slots = small[obj.data.name]
        for slot in np.unique(slots):
            material = obj.data.materials[slot] if obj.data.materials else None
            by_material.setdefault(material, []).append(placed(obj, rows, faces[slots == slot]))
    found = [{**merged(pieces), **surfaces.surface_of(material)} for material, pieces in by_material.items()]
    low = np.min([part['position'].min(0) for part in found], 0)
    high = np.max([part['position'].max(0) for part in found], 0)
    # Collapsed edges lose a little of the outer size; the model is sold by its real one.
    width, depth, height = (value / 100 for value in job['measures'])
    factor = (np.array([width, height, depth]) / (high - low)).astype(np.float32)
    middle = np.array([(low[0] + high[0]) / 2, low[1], (low[2] + high[2]) / 2], np.float32)
    for part in found:
        part['position'] = (part['position'] - middle) * factor
    return found


if __name__ == '__main__':
    jobs_file, folder = sys.argv[sys.argv.index('--') + 1:]
    for job in json.load(open(jobs_file)):
        model = model_of(job)
        write_glb(os.path.join(folder, job['name'] + '.glb'), model)
        write_usdz(os.path.join(folder, job['name'] + '.usdz'), model)
        sizes = [os.path.getsize(os.path.join(folder, job['name'] + kind)) // 1000 for kind in ('.glb', '.usdz')]
        print('MODELLED', job['name'], sum(len(p['faces']) for p in model), 'triangles', *sizes, 'kB', flush=True)
