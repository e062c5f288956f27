import type { Field, FieldKind, Section } from '../model/section.ts'

/** Rises when a field changes its meaning or goes. A new field or section does not change it. */
const SCHEMA_VERSION = 2

const MEDIA = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      file: { type: 'string', description: 'Path inside the archive.' },
      mime: { type: 'string' },
    },
    required: ['file', 'mime'],
    additionalProperties: false,
  },
}

const TYPES: Readonly<Record<FieldKind, object>> = {
  text: { type: ['string', 'null'] },
  date: { type: ['string', 'null'], description: 'ISO 8601.' },
  number: { type: ['number', 'null'] },
  flag: { type: 'boolean' },
  list: { type: 'array', items: { type: 'string' } },
  media: MEDIA,
}

const entrySchema = ({ fields }: Section): object => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, { kind, label }]: [string, Field]) => [
      name,
      { title: label, ...TYPES[kind] },
    ]),
  ),
  required: Object.keys(fields),
  additionalProperties: false,
})

const fileSchema = (section: Section): object => ({
  type: 'object',
  title: section.title,
  description: section.about,
  properties: {
    section: { const: section.id },
    part: { type: 'integer', minimum: 1 },
    entries: { type: 'array', items: entrySchema(section) },
  },
  required: ['section', 'part', 'entries'],
  additionalProperties: false,
})

/** JSON Schema of every data file of the archive. */
const schemaOf = (sections: readonly Section[]): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Höllenlärm, Export deiner Daten',
  version: SCHEMA_VERSION,
  oneOf: sections.map((section) => ({ $ref: `#/$defs/${section.id}` })),
  $defs: Object.fromEntries(sections.map((section) => [section.id, fileSchema(section)])),
})

export const schemaFile = (sections: readonly Section[]): string =>
  `${JSON.stringify(schemaOf(sections), null, 2)}\n`
