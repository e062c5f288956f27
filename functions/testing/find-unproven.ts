import { dirname } from 'node:path'
import { accessesIn, type Access } from '#platform/access.ts'
import { kebabCase, type Domain, type HandlerFile } from '../source-files.ts'
import { grantsIn } from './iam/granted.ts'
import type { Usage } from './usage.ts'

interface Deployed {
  /** As access.ts names it. */
  readonly name: string
  readonly access: Access
  /** Where the handler is; tests of it are in the same folder. */
  readonly folder: string
}

const deployedIn = (
  domains: readonly Domain[],
  handlers: readonly HandlerFile[],
): readonly Deployed[] =>
  domains.flatMap(({ name: domain, access: accesses }) =>
    Object.entries(accessesIn(accesses)).map(([name, access]) => {
      const file = handlers.find((each) => each.domain === domain && each.name === kebabCase(name))
      return { name, access, folder: dirname(file?.entry ?? '') }
    }),
  )

const unusedGrants = ({ name, access }: Deployed, usages: readonly Usage[]): readonly string[] => {
  const used = new Set(usages.flatMap(({ grants }) => grants[name] ?? []))
  const unused = grantsIn(access).filter((grant) => !used.has(grant))
  return unused.length === 0 ? [] : [`No test of ${name} uses its grants: ${unused.join(', ')}.`]
}

const missingTest = ({ name, folder }: Deployed, usages: readonly Usage[]): readonly string[] => {
  const hasTest = usages.some(
    ({ testFile, succeeded }) => dirname(testFile) === folder && succeeded.includes(name),
  )
  return hasTest ? [] : [`No test in ${folder} runs ${name} with success.`]
}

/** What a whole integration run left unproven: grants that no test used, functions without a test beside them. */
export const findUnproven = (
  domains: readonly Domain[],
  handlers: readonly HandlerFile[],
  usages: readonly Usage[],
): readonly string[] =>
  deployedIn(domains, handlers).flatMap((deployed) => [
    ...unusedGrants(deployed, usages),
    ...missingTest(deployed, usages),
  ])
