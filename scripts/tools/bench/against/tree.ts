import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#scripts/root.ts'
import type { Deployment } from '../driver/drive.ts'
import { startFilledEngine } from '../driver/filled-engine.ts'
import { runNode } from '../driver/run-node.ts'
import { workFolder } from '../driver/work-folder.ts'
import type { Scenario } from '../scenario.ts'
import { scenariosOf } from '../scenarios.ts'
import { startTls } from './tls.ts'
import { addWorktree } from './worktree.ts'

export interface MeasuredTree {
  readonly name: string
  readonly deployment: Deployment
  /** By name. */
  readonly scenarios: ReadonlyMap<string, Scenario>
}

interface Options {
  /** Without one, the files of this tree are measured. */
  readonly commit?: string
  readonly posts: number
  /** All requests, not only the hot ones. */
  readonly all: boolean
  readonly tls: boolean
}

/** Runs in the other tree, so that its imports and settings apply. */
const bundleTree = async (tree: string, target: string): Promise<ReadonlyMap<string, string>> => {
  await runNode([join(import.meta.dirname, 'bundle-tree.ts'), tree, target], { cwd: tree })
  return new Map(readdirSync(target).map((name) => [name, join(target, name)]))
}

/** Bundles a tree and fills an engine for it. The data come from this tree in both cases. */
export const prepareTree = async ({ commit, posts, all, tls }: Options): Promise<MeasuredTree> => {
  const name = commit?.slice(0, 7) ?? 'this tree'
  const folder = commit === undefined ? ROOT : join(workFolder(), 'tree')
  if (commit !== undefined) addWorktree(commit, folder)
  const target = join(workFolder(), `bundles of ${name}`)
  const bundles = await bundleTree(folder, target)
  const { endpoint, world } = await startFilledEngine(posts)
  const secure = tls ? await startTls(endpoint) : { endpoint }
  const chosen = scenariosOf(world).filter(({ isHot }) => all || isHot === true)
  return {
    name,
    deployment: { bundles, ...secure },
    scenarios: new Map(chosen.map((scenario) => [scenario.name, scenario])),
  }
}
