import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { Disk } from './disk.ts'

describe('Disk', () => {
  it('has no room for more than is free', () => {
    const disk = new Disk(tmpdir())
    expect(disk.hasRoom()).toBe(true)
    expect(disk.hasRoom(1e18)).toBe(false)
  })

  it('has room where nothing says how much is free', () => {
    expect(new Disk('/does/not/exist').hasRoom()).toBe(true)
    if (existsSync('/proc/self')) expect(new Disk('/proc').hasRoom()).toBe(true)
  })
})
