import type { Concept } from './concept.ts'
import { DANGEROUS } from './dangerous-concepts.ts'
import { PLAIN } from './plain-concepts.ts'

export const CONCEPTS: readonly Concept[] = [...DANGEROUS, ...PLAIN]
