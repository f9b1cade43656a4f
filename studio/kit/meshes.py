"""The built piece as plain arrays, for drawings and 3D models."""
import importlib
import bpy
import numpy as np
from . import studio
from .render import fit


def build(job):
    """Build the piece of a job to its size in an empty scene; returns its root object."""
    studio.reset()
    module = importlib.import_module(f"kit.pieces.{job['model']}")
    root = module.build({**module.OPTIONS, **job['options']})
    if job['size']:
        fit(root, studio.corners(root), job['size'])
    bpy.context.view_layer.update()
    return root


def parts(root):
    """Every mesh that belongs to the piece; what only serves the picture (chains, glow) is left out."""
    return [obj for obj in (root, *root.children_recursive) if obj.type == 'MESH' and not obj.get('ignore_framing')]


def _corners(mesh):
    mesh.calc_loop_triangles()
    points = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get('co', points)
    corners = np.empty(len(mesh.loop_triangles) * 3, np.int32)
    mesh.loop_triangles.foreach_get('vertices', corners)
    return points.reshape(-1, 3)[corners]


def triangles(objects):
    """World coordinates of all triangles, as an array of n x 3 corners x 3. Beads of a lattice share one mesh."""
    graph, shared, found = bpy.context.evaluated_depsgraph_get(), {}, []
    for obj in objects:
        key = obj.data.name
        if key not in shared:
            evaluated = obj.evaluated_get(graph)
            shared[key] = _corners(evaluated.to_mesh())
            evaluated.to_mesh_clear()
        world = np.array(obj.matrix_world, np.float32)
        found.append(shared[key] @ world[:3, :3].T + world[:3, 3])
    return np.concatenate(found).reshape(-1, 3, 3)
