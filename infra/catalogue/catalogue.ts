import type { Access, DomainAccess, Effect, LiveRoute, Schedule, Worker } from '#platform/access.ts'
import type { Contract } from '#shared/api/contract.ts'
import { canShare, sharedEffect } from './shared-effect.ts'
import {
  handlerFiles,
  kebabCase,
  loadDomains,
  type Domain,
  type HandlerFile,
} from '../../functions/source-files.ts'

export interface Endpoint extends HandlerFile {
  readonly contract: Contract
  readonly access: Access
}

/** The consumer of a queue of events: an effect, or several that share the queue. */
export interface EffectWorker extends HandlerFile {
  readonly effect: Effect
}

export interface QueueWorker extends HandlerFile {
  readonly worker: Worker
}

export interface ScheduledFunction extends HandlerFile {
  readonly schedule: Schedule
}

export interface RouteFunction extends HandlerFile {
  readonly route: LiveRoute
}

/** What is deployed, derived from the contracts and the access files. */
export interface Catalogue {
  readonly endpoints: readonly Endpoint[]
  readonly effects: readonly EffectWorker[]
  readonly workers: readonly QueueWorker[]
  readonly schedules: readonly ScheduledFunction[]
  /** Of the live channel. */
  readonly routes: readonly RouteFunction[]
  /** Reads the table stream and sends each event to the queues that listen to it. */
  readonly dispatcher: HandlerFile
  /** Answers calls that no contract describes. */
  readonly unknownRoute: HandlerFile
}

export const allHandlers = (catalogue: Catalogue): readonly HandlerFile[] => [
  ...catalogue.endpoints,
  ...catalogue.effects,
  ...catalogue.workers,
  ...catalogue.schedules,
  ...catalogue.routes,
  catalogue.dispatcher,
  catalogue.unknownRoute,
]

/** Reports all mismatches at once: a contract without a function, a function without a contract, … */
export const loadCatalogue = async (
  functionsDir: string,
  contracts: readonly Contract[],
): Promise<Catalogue> => {
  const domains = await loadDomains(functionsDir)
  const finder = new HandlerFinder(handlerFiles(functionsDir))
  const catalogue = {
    endpoints: contracts.flatMap((contract) => endpointOf(contract, domains, finder)),
    effects: domains.flatMap((domain) => effectsOf(domain, finder)),
    workers: domains.flatMap(({ name: domain, access }) =>
      Object.entries(access.workers ?? {}).map(([name, worker]) => ({
        ...finder.find(domain, name, `Worker ${domain}/${name}`),
        worker,
      })),
    ),
    schedules: domains.flatMap(({ name: domain, access }) =>
      Object.entries(access.schedules ?? {}).map(([name, schedule]) => ({
        ...finder.find(domain, name, `Schedule ${domain}/${name}`),
        schedule,
      })),
    ),
    routes: domains.flatMap(({ name: domain, access }) =>
      Object.entries(access.routes ?? {}).map(([name, route]) => ({
        ...finder.find(domain, name, `Route ${domain}/${name}`),
        route,
      })),
    ),
    dispatcher: finder.find('events', 'dispatch', 'The table stream'),
    unknownRoute: finder.find('edge', 'unknown-route', 'The default route'),
  }
  const problems = [
    ...finder.problems,
    ...strays(domains, contracts),
    ...finder.orphans(),
    ...twins(allHandlers(catalogue)),
  ]
  if (problems.length > 0) {
    throw new Error(`functions/ and shared/api do not fit together:\n- ${problems.join('\n- ')}`)
  }
  return catalogue
}

class HandlerFinder {
  readonly problems: string[] = []
  private readonly found = new Set<HandlerFile>()
  private readonly files: readonly HandlerFile[]

  constructor(files: readonly HandlerFile[]) {
    this.files = files
  }

  find(domain: string, name: string, wantedBy: string): HandlerFile {
    const file = this.files.find((each) => each.domain === domain && each.name === name)
    if (file) this.found.add(file)
    else
      this.problem(`${wantedBy} needs functions/${domain}/**/${name}.ts with an exported handler.`)
    return file ?? { name, domain, entry: '' }
  }

  problem(sentence: string): void {
    this.problems.push(sentence)
  }

  orphans(): readonly string[] {
    return this.files
      .filter((file) => !this.found.has(file))
      .map(
        ({ entry }) =>
          `${entry} exports a handler that no contract, effect, worker, schedule or route names.`,
      )
  }
}

const endpointOf = (
  contract: Contract,
  domains: readonly Domain[],
  finder: HandlerFinder,
): readonly Endpoint[] => {
  const owners = domains.flatMap(({ name, access }) => {
    const granted = endpointsOf(access)[contract.id]
    return granted ? [{ name, granted }] : []
  })
  const [owner] = owners
  if (!owner || owners.length > 1) {
    finder.problem(
      `Contract ${contract.id} must be in exactly one functions/*/access.ts, not ${owners.length}.`,
    )
    return []
  }
  const file = finder.find(owner.name, kebabCase(contract.id), `Contract ${contract.id}`)
  return [{ ...file, contract, access: owner.granted }]
}

/** Each queue of effects with its function; several effects of a domain may share one. */
const effectsOf = ({ name: domain, access }: Domain, finder: HandlerFinder): EffectWorker[] => {
  const effects = Object.entries(access.effects ?? {}).map(([name, effect]) => ({
    ...finder.find(domain, name, `Effect ${domain}/${name}`),
    effect,
  }))
  return [...Map.groupBy(effects, ({ name, effect }) => effect.queue ?? name)].map(
    ([queue, sharers]) => {
      const [only] = sharers
      if (only?.effect.queue === undefined) return only as EffectWorker
      for (const { name } of sharers.filter((each) => !canShare(each.effect)))
        finder.problem(`Effect ${domain}/${name} may not share a queue.`)
      return {
        ...finder.find(domain, queue, `Queue ${domain}/${queue}`),
        effect: sharedEffect(sharers.map(({ effect }) => effect)),
      }
    },
  )
}

const strays = (domains: readonly Domain[], contracts: readonly Contract[]): readonly string[] => {
  const known = new Set(contracts.map(({ id }) => id))
  return domains.flatMap(({ name, access }) =>
    Object.keys(endpointsOf(access))
      .filter((id) => !known.has(id))
      .map((id) => `functions/${name}/access.ts names ${id}, which is no contract of shared/api.`),
  )
}

const twins = (handlers: readonly HandlerFile[]): readonly string[] =>
  [...Map.groupBy(handlers, ({ name }) => name)]
    .filter(([, same]) => same.length > 1)
    .map(([name]) => `There are two functions called ${name}; a name is one function in the cloud.`)

const endpointsOf = (access: DomainAccess): Readonly<Record<string, Access>> =>
  access.endpoints ?? {}
