import { describe, expect, it } from 'vitest'
import { parseBandsCommand } from './bands-command.ts'

describe('the command line of bands', () => {
  it('names a file and a stage', () => {
    expect(parseBandsCommand(['import', 'a.csv'])).toEqual({ file: 'a.csv', stage: undefined })
    expect(parseBandsCommand(['import', 'a.csv', '--stage', 'dev'])).toEqual({
      file: 'a.csv',
      stage: 'dev',
    })
  })

  it.each([
    [[]],
    [['import']],
    [['export', 'a.csv']],
    [['import', 'a.csv', 'b.csv']],
    [['import', 'a.csv', '--stage', 'mordor']],
    [['import', 'a.csv', '--fast']],
  ])('returns the usage for %j', (args) => {
    expect(() => parseBandsCommand(args)).toThrow(/Usage: npm run bands/)
  })
})
