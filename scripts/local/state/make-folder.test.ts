import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ExpectedProblem } from './expected-problem.ts'
import { makeFolder } from './make-folder.ts'

const directory = mkdtempSync(join(tmpdir(), 'folders-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const problem = (path: string): string => {
  try {
    makeFolder(path)
    return ''
  } catch (error) {
    expect(error).toBeInstanceOf(ExpectedProblem)
    return (error as ExpectedProblem).message
  }
}

describe('makeFolder', () => {
  it.each(['one/two/three', 'mit Leerzeichen und Umläuten äöüß', "quote's and $dollar"])(
    'creates %s, also when it exists already',
    (name) => {
      const path = join(directory, name)
      makeFolder(path)
      makeFolder(path)
      expect(existsSync(path)).toBe(true)
    },
  )

  it('fails with a sentence when a file has the name or is a part of the path', () => {
    writeFileSync(join(directory, 'file'), '')
    expect(problem(join(directory, 'file'))).toContain('a file has this name')
    expect(problem(join(directory, 'file/below'))).toContain('a part of the path is a file')
  })

  it('fails with a sentence when a link leads nowhere', () => {
    symlinkSync(join(directory, 'absent'), join(directory, 'dangling'))
    symlinkSync(join(directory, 'loop'), join(directory, 'loop'))
    expect(problem(join(directory, 'dangling'))).toContain('cannot be created')
    expect(problem(join(directory, 'loop/below'))).toContain('cannot be created')
  })

  it('fails with a sentence when the name is too long', () => {
    expect(problem(join(directory, 'x'.repeat(300)))).toContain('the name is too long')
  })

  it.runIf(existsSync('/proc/self'))('fails at once where nothing can be created', () => {
    expect(problem('/proc/hoellenlaerm')).toContain('the file system does not allow it')
    expect(problem('/proc/hoellenlaerm/below')).toContain('the file system does not allow it')
  })
})
