import { clientRoleOf, type Actor, type ClientRole } from '#platform/database/actor.ts';
import type { DatabaseFunction, Schema, TableInfo } from '../schema/schema.ts';
import type { RestResponse } from './rest-response.ts';

/** The OpenAPI description, limited to what the caller may reach. */
export function describeApi({ tables, functions }: Schema, actor: Actor): RestResponse {
  const role = clientRoleOf(actor);
  const shown = [...tables.values()].filter((table) => readable(table, role).length > 0);
  const called = [...functions.values()]
    .flat()
    .filter(({ callers, parameters }) => callers.includes(role) && isCallable(parameters));
  const description = {
    swagger: '2.0',
    info: {
      title: 'Fustat data API',
      description: 'Tables and procedures of the shop',
      version: '1',
    },
    basePath: '/rest/v1',
    schemes: ['https', 'http'],
    consumes: ['application/json', 'text/csv'],
    produces: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    paths: {
      ...Object.fromEntries(shown.map((table) => [`/${table.name}`, tablePath(table, role)])),
      ...Object.fromEntries(called.map((each) => [`/rpc/${each.name}`, functionPath(each)])),
    },
    definitions: Object.fromEntries(
      shown.map((table) => [table.name, tableDefinition(table, role)]),
    ),
  };
  const headers = { 'Content-Type': 'application/openapi+json; charset=utf-8' };
  return { status: 200, headers, body: JSON.stringify(description) };
}

/** Functions of a table's row are columns of that table instead. */
const isCallable = (parameters: DatabaseFunction['parameters']) =>
  parameters.every(({ table }) => table === null);

const readable = ({ columns }: TableInfo, role: ClientRole) =>
  [...columns.values()].filter(({ readers }) => readers.includes(role));

const ok = { 200: { description: 'OK' } };

function tablePath(table: TableInfo, role: ClientRole) {
  const filters = readable(table, role).map(({ name, type }) => ({
    name,
    in: 'query',
    type: 'string',
    format: type,
  }));
  const row = [{ name: 'body', in: 'body', schema: { $ref: `#/definitions/${table.name}` } }];
  const tags = [table.name];
  return {
    get: { tags, summary: table.description ?? undefined, parameters: filters, responses: ok },
    ...(table.inserters.includes(role) && { post: { tags, parameters: row, responses: ok } }),
    ...(table.updaters.includes(role) && {
      patch: { tags, parameters: [...filters, ...row], responses: ok },
    }),
    ...(table.deleters.includes(role) && { delete: { tags, parameters: filters, responses: ok } }),
  };
}

function tableDefinition(table: TableInfo, role: ClientRole) {
  const columns = readable(table, role);
  return {
    type: 'object',
    required: columns.filter((each) => !each.isNullable).map(({ name }) => name),
    properties: Object.fromEntries(
      columns.map(({ name, type, enum: values, description, default: standard }) => [
        name,
        {
          ...jsonType(type),
          format: type,
          ...(values && { enum: values }),
          ...(description && { description }),
          ...(standard !== null && { default: standard }),
        },
      ]),
    ),
  };
}

function functionPath({ name, parameters, description }: DatabaseFunction) {
  const properties = Object.fromEntries(
    parameters.map((each) => [each.name, { ...jsonType(each.type), format: each.type }]),
  );
  const required = parameters.filter(({ hasDefault }) => !hasDefault).map((each) => each.name);
  const schema = { type: 'object', required, properties };
  const body = { name: 'args', in: 'body', required: true, schema };
  const summary = description ?? undefined;
  return { post: { tags: [`(rpc) ${name}`], summary, parameters: [body], responses: ok } };
}

function jsonType(type: string): { type: string; items?: { type: string } } {
  if (type.endsWith('[]')) return { type: 'array', items: { type: 'string' } };
  if (/^(smallint|integer|bigint)$/.test(type)) return { type: 'integer' };
  if (/^(numeric|real|double precision)/.test(type)) return { type: 'number' };
  if (type === 'boolean') return { type: 'boolean' };
  return { type: /^jsonb?$/.test(type) ? 'object' : 'string' };
}
