import { describe, expect, it, vi } from 'vitest'
import type { ImportedRow, ImportResult } from '#shared/api/concert-import.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { createRun, type RunState } from './run.ts'

const rowsOf = (count: number): ImportedRow[] =>
  Array.from({ length: count }, (_, index) => ({
    bandName: `Band ${index}`,
    venue: 'x',
    city: 'x',
    date: '2026-12-24T20:00',
  }))

const ok: ImportResult = { outcome: 'new', concertId: null, message: null }

const accept = (rows: readonly ImportedRow[]) => Promise.resolve(rows.map(() => ok))

const running = (rows: readonly ImportedRow[], send: Parameters<typeof createRun>[0]['send']) => {
  const states: RunState[] = []
  const run = createRun({ rows, send, onChange: (state) => states.push(state) })
  return { run, states, last: () => states.at(-1) }
}

describe('a run of the import', () => {
  it('sends 10,000 rows in chunks, each once', async () => {
    const rows = rowsOf(LIMITS.importRows)
    const send = vi.fn(accept)
    const { run, last } = running(rows, send)
    await run.start()
    expect(send.mock.calls.flatMap(([chunk]) => chunk)).toEqual(rows)
    expect(Math.max(...send.mock.calls.map(([chunk]) => chunk.length))).toBe(LIMITS.importChunk)
    expect(last()).toMatchObject({ status: 'done', failure: null })
    expect(last()?.results).toHaveLength(rows.length)
  })

  it('stops after the chunk that is on its way and resumes behind it', async () => {
    const rows = rowsOf(LIMITS.importChunk * 3)
    const sent: ImportedRow[] = []
    const { run, last } = running(rows, (chunk) => {
      sent.push(...chunk)
      if (sent.length === LIMITS.importChunk) run.stop()
      return accept(chunk)
    })
    await run.start()
    expect([last()?.status, last()?.results.length]).toEqual(['stopped', LIMITS.importChunk])
    await run.start()
    expect(last()?.status).toBe('done')
    expect(sent).toEqual(rows)
  })

  it('sends a failed chunk again, which then has the same content', async () => {
    const rows = rowsOf(LIMITS.importChunk * 2)
    const send = vi.fn(accept)
    send.mockImplementationOnce(accept).mockRejectedValueOnce(new Error('Wir sind weg.'))
    const { run, last } = running(rows, send)
    await run.start()
    expect(last()).toMatchObject({ status: 'failed', failure: 'Wir sind weg.' })
    await run.start()
    expect(last()?.status).toBe('done')
    expect(send.mock.calls[2]).toEqual(send.mock.calls[1])
  })

  it('goes on behind the rows that the server tried', async () => {
    const rows = rowsOf(5)
    const send = vi.fn((chunk: readonly ImportedRow[]) => accept(chunk.slice(0, 2)))
    const { run, last } = running(rows, send)
    await run.start()
    expect(last()?.results).toHaveLength(5)
    expect(send.mock.calls.map(([chunk]) => chunk.length)).toEqual([5, 3, 1])
  })

  it('fails instead of asking for ever when the server tries no row', async () => {
    const { run, last } = running(rowsOf(5), () => Promise.resolve([]))
    await run.start()
    expect(last()?.status).toBe('failed')
  })

  it('is started once at a time', async () => {
    const send = vi.fn(accept)
    const { run } = running(rowsOf(5), send)
    await Promise.all([run.start(), run.start()])
    expect(send).toHaveBeenCalledTimes(1)
  })
})
