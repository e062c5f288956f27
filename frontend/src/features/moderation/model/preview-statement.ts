import type { ReactNode } from 'react'
import type { Statement } from '#shared/api/statements.ts'

/** Shows a statement of reasons as its member reads it. */
export type PreviewStatement = (statement: Statement) => ReactNode
