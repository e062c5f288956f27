import { TOKEN_HEADER, type Contract } from '#shared/api/contract.ts'
import { operation } from './operation.ts'
import { SchemaBook, type Json } from './schemas.ts'

/** The OpenAPI 3.1 document of these contracts. Pure: the same contracts give the same bytes. */
export const openApiDocument = (contracts: readonly Contract[]): Json => {
  const book = new SchemaBook()
  const paths: Record<string, Record<string, Json>> = {}
  for (const contract of contracts) {
    const path = (paths[contract.path] ??= {})
    path[contract.method.toLowerCase()] = operation(contract, book)
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Höllenlärm',
      version: '1',
      description: 'Generated from shared/api. Texts in answers are German; codes are stable.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'header',
          name: TOKEN_HEADER,
          description: 'The session token: 64 lowercase hex characters.',
        },
      },
      schemas: Object.fromEntries(
        Object.entries(book.components).sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    },
  }
}
