import { expect, test } from 'vitest'
import { parseCommandLine } from './command-line.ts'

test('parses the commands for role, mark and display', () => {
  expect(parseCommandLine(['role', 'walkuere_77', 'moderator'])).toEqual({
    command: { name: 'role', username: 'walkuere_77', role: 'moderator' },
    stage: undefined,
  })
  expect(parseCommandLine(['verify', 'walkuere_77', '--stage', 'prod'])).toEqual({
    command: { name: 'verify', username: 'walkuere_77' },
    stage: 'prod',
  })
  expect(parseCommandLine(['show', 'walkuere_77']).command.name).toBe('show')
})

test('parses the end of sessions with its reason', () => {
  const { command } = parseCommandLine(['end-sessions', 'walkuere_77', 'taken-over'])
  expect(command).toEqual({
    name: 'end-sessions',
    username: 'walkuere_77',
    reason: 'taken-over',
  })
  expect(() => parseCommandLine(['end-sessions', 'walkuere_77'])).toThrow('Why? One of:')
})

const REASONS = ['--facts', 'Du hast gedroht.', '--rule', '§ 241 StGB', '--why', 'Mit Gewalt.']

test('parses measures with every part of their statement', () => {
  const reasons = { facts: 'Du hast gedroht.', rule: '§ 241 StGB', why: 'Mit Gewalt.' }
  expect(parseCommandLine(['suspend', 'walkuere_77', '7', ...REASONS]).command).toEqual({
    name: 'suspend',
    username: 'walkuere_77',
    days: 7,
    reasons,
  })
  const { command } = parseCommandLine(['end', 'walkuere_77', ...REASONS])
  expect(command).toEqual({ name: 'end', username: 'walkuere_77', reasons })
})

test.each([
  [[], 'Usage'],
  [['suspend', 'walkuere_77', '0', ...REASONS], 'For how many days?'],
  [['suspend', 'walkuere_77', '7', 'Droht'], 'Too many words: "Droht".'],
  [['suspend', 'walkuere_77', '7'], '--facts is missing'],
  [['suspend', 'walkuere_77', '7', ...REASONS.slice(0, 2)], '--rule is missing'],
  [['end', 'walkuere_77', ...REASONS.slice(0, 4)], '--why is missing'],
  [['end', 'walkuere_77', ...REASONS.slice(0, 4), '--why', ' '], '--why is missing'],
  [['crown', 'walkuere_77'], 'There is no command "crown".'],
  [['verify'], 'A username is missing.'],
  [['role', 'walkuere_77'], 'Which role?'],
  [['role', 'walkuere_77', 'emperor'], 'There is no role "emperor".'],
  [['role', 'walkuere_77', 'admin', 'now'], 'Too many words: "now".'],
  [['verify', 'walkuere_77', 'please'], 'Too many words: "please".'],
  [['show', 'walkuere_77', '--stage', 'moon'], 'There is no stage "moon".'],
  [['show', 'walkuere_77', '--force'], '--force'],
])('throws the problem of %j with the usage', (args, problem) => {
  expect(() => parseCommandLine(args)).toThrow(problem)
  expect(() => parseCommandLine(args)).toThrow('npm run member --')
})
