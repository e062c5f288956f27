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

test.each([
  [[], 'Usage'],
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
