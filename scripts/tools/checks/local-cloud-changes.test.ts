import { describe, expect, it } from 'vitest'
import { changedFiles, type Git } from './changed-files.ts'
import { reasonToSkipLocalCloud } from './local-cloud-changes.ts'

const answering =
  (answers: Readonly<Record<string, string>>): Git =>
  (...args) =>
    answers[args.join(' ')]

const HEAD = { 'rev-parse HEAD': 'head' }
const CHANGES = {
  'diff --name-only --no-renames base': 'frontend/src/a.ts\nshared/b.ts',
  'ls-files --others --exclude-standard': 'frontend/src/new.ts',
}

describe('changedFiles', () => {
  it('lists committed, uncommitted and untracked files since the remote main branch', () => {
    const git = answering({ ...HEAD, ...CHANGES, 'merge-base HEAD origin/main': 'base' })
    expect(changedFiles(git)).toEqual(['frontend/src/a.ts', 'shared/b.ts', 'frontend/src/new.ts'])
  })

  it('compares with the local main branch when there is no remote', () => {
    const git = answering({ ...HEAD, ...CHANGES, 'merge-base HEAD main': 'base' })
    expect(changedFiles(git)).toHaveLength(3)
  })

  it('lists nothing when the tree equals the remote main branch', () => {
    const git = answering({
      ...HEAD,
      'merge-base HEAD origin/main': 'head',
      'diff --name-only --no-renames head': '',
      'ls-files --others --exclude-standard': '',
    })
    expect(changedFiles(git)).toEqual([])
  })

  it.each([
    ['outside a repository', {}],
    ['without a main branch', HEAD],
    ['on a main branch without a remote', { ...HEAD, 'merge-base HEAD main': 'head' }],
    ['when the diff fails', { ...HEAD, 'merge-base HEAD origin/main': 'base' }],
  ])('cannot tell %s', (_, answers) => {
    expect(changedFiles(answering(answers))).toBeUndefined()
  })
})

describe('reasonToSkipLocalCloud', () => {
  it.each([
    'scripts/local/cloud.ts',
    'infra/app.ts',
    'functions/platform/http/endpoint.ts',
    'functions/testing/engines.ts',
    'package-lock.json',
    'vitest.config.ts',
  ])('is absent when %s changed', (file) => {
    expect(reasonToSkipLocalCloud(false, ['shared/a.ts', file])).toBeUndefined()
  })

  it('is absent when git cannot tell, and in CI', () => {
    expect(reasonToSkipLocalCloud(false, undefined)).toBeUndefined()
    expect(reasonToSkipLocalCloud(true, [])).toBeUndefined()
  })

  it('is given when only other files changed', () => {
    const changed = [
      'frontend/src/a.ts',
      'functions/auth/access.ts',
      'shared/a.ts',
      'docs/style.md',
    ]
    expect(reasonToSkipLocalCloud(false, changed)).toMatch(/^no change in scripts, infra/)
    expect(reasonToSkipLocalCloud(false, [])).toBeDefined()
  })
})
