import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { freePort } from './free-port.ts'

const run = promisify(execFile)

describe('freePort', () => {
  it('gives a port that waits to be used to no one else in this process', async () => {
    const ports = await Promise.all(Array.from({ length: 5 }, freePort))
    expect(new Set(ports).size).toBe(5)
  })

  it('gives it to no other process, whose search begins at the same port', async () => {
    const port = await freePort()
    const search = `
      Object.defineProperty(process, 'pid', { value: ${process.pid} })
      const { freePort } = await import(${JSON.stringify(import.meta.resolve('./free-port.ts'))})
      process.stdout.write(String(await freePort()))`
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', search])
    expect(Number(stdout)).toBeGreaterThan(port)
  })

  it('leaves out a port on which someone listens', async () => {
    const next = (await freePort()) + 1
    const server = createServer().listen(next, '127.0.0.1')
    await once(server, 'listening')
    expect(await freePort()).not.toBe(next)
    server.close()
  })
})
