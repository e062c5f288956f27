import { parseArgs } from 'node:util'
import { stages } from '#infra/stages.ts'
import { Role } from '#shared/api/members.ts'
import { SESSION_END_REASONS, type SessionEndReason } from '#shared/domain/session-ends.ts'
import { ExpectedProblem } from '../../local/state/expected-problem.ts'

export const USAGE = `Usage: npm run member -- <command> [--stage ${Object.keys(stages).join('|')}]

  role <username> ${Role.options.join('|')}   give a member a role
  verify <username>                        mark a member as verified
  unverify <username>                      take the mark away
  suspend <username> <days> <reasons>      suspend a member
  end <username> <reasons>                 end an account; not that of the staff
  end-sessions <username> ${SESSION_END_REASONS.join('|')}
                                           end all sessions of a member, who can sign in again
  lift <username>                          lift a suspension, or the end of an account
  show <username>                          say who a member is

The reasons, in German, are what the member reads (Art. 17 DSA):
  --facts <what was found> --rule <law, or rule of the terms> --why <why that breaks it>

Without --stage it works on the local cloud that is running.`

/** What only the operator knows of a statement of reasons; German, for the member. */
export interface Reasons {
  readonly facts: string
  /** Of the law or the terms. */
  readonly rule: string
  /** Why the facts break the rule. */
  readonly why: string
}

/** Without days it ends the account. */
export interface SuspendCommand {
  readonly name: 'suspend' | 'end'
  readonly username: string
  readonly days?: number
  readonly reasons: Reasons
}

export interface EndSessionsCommand {
  readonly name: 'end-sessions'
  readonly username: string
  readonly reason: SessionEndReason
}

export type Command =
  | { readonly name: 'role'; readonly username: string; readonly role: Role }
  | { readonly name: 'verify' | 'unverify'; readonly username: string }
  | SuspendCommand
  | EndSessionsCommand
  | { readonly name: 'lift'; readonly username: string }
  | { readonly name: 'show'; readonly username: string }

export interface Invocation {
  readonly command: Command
  /** Undefined for the local cloud. */
  readonly stage: keyof typeof stages | undefined
}

const misused = (problem: string): ExpectedProblem => new ExpectedProblem(`${problem}\n\n${USAGE}`)

const parse = (args: readonly string[]) => {
  const type = 'string'
  try {
    return parseArgs({
      args: [...args],
      options: { stage: { type }, facts: { type }, rule: { type }, why: { type } },
      allowPositionals: true,
    })
  } catch (error) {
    throw misused(error instanceof Error ? error.message : String(error))
  }
}

const isStage = (name: string): name is keyof typeof stages => Object.hasOwn(stages, name)

const stageOf = (name: string | undefined): Invocation['stage'] => {
  if (name === undefined || isStage(name)) return name
  throw misused(`There is no stage "${name}".`)
}

const NAMES = [
  'role',
  'verify',
  'unverify',
  'suspend',
  'end',
  'end-sessions',
  'lift',
  'show',
] as const

const endReasonOf = (given: string | undefined): SessionEndReason => {
  const reason = SESSION_END_REASONS.find((one) => one === given)
  if (!reason) throw misused(`Why? One of: ${SESSION_END_REASONS.join(', ')}.`)
  return reason
}

const roleOf = (role: string | undefined): Role => {
  if (role === undefined) throw misused('Which role? It is missing.')
  const parsed = Role.safeParse(role)
  if (!parsed.success) throw misused(`There is no role "${role}".`)
  return parsed.data
}

const MAX_DAYS = 365

const daysOf = (days: string | undefined): number => {
  const count = Number(days)
  if (!Number.isInteger(count) || count < 1 || count > MAX_DAYS)
    throw misused(`For how many days? From 1 to ${MAX_DAYS}.`)
  return count
}

type Given = Readonly<Partial<Record<keyof Reasons, string>>>

const reasonOf = (given: Given, name: keyof Reasons): string => {
  const text = given[name]?.trim() ?? ''
  if (text === '') throw misused(`Why? --${name} is missing: the member reads it, in German.`)
  return text
}

/** No measure is taken without every part of its statement. */
const reasonsOf = (given: Given): Reasons => ({
  facts: reasonOf(given, 'facts'),
  rule: reasonOf(given, 'rule'),
  why: reasonOf(given, 'why'),
})

const assertNoMore = (words: readonly string[]): void => {
  if (words.length > 0) throw misused(`Too many words: "${words.join(' ')}".`)
}

const commandOf = ([first, username, ...more]: readonly string[], given: Given): Command => {
  if (first === undefined) throw new ExpectedProblem(USAGE)
  const name = NAMES.find((known) => known === first)
  if (!name) throw misused(`There is no command "${first}".`)
  if (username === undefined) throw misused('Whose? A username is missing.')
  if (name === 'suspend') {
    assertNoMore(more.slice(1))
    return { name, username, days: daysOf(more[0]), reasons: reasonsOf(given) }
  }
  if (name === 'end-sessions') {
    assertNoMore(more.slice(1))
    return { name, username, reason: endReasonOf(more[0]) }
  }
  if (name === 'end') {
    assertNoMore(more)
    return { name, username, reasons: reasonsOf(given) }
  }
  assertNoMore(name === 'role' ? more.slice(1) : more)
  return name === 'role' ? { name, username, role: roleOf(more[0]) } : { name, username }
}

/** @throws ExpectedProblem with the usage when the arguments are no command */
export const parseCommandLine = (args: readonly string[]): Invocation => {
  const { positionals, values } = parse(args)
  return { command: commandOf(positionals, values), stage: stageOf(values.stage) }
}
