// The measured process: loads one deployed function and calls it with the events of a plan. It is JavaScript and takes
// Node's modules from `process`, so that nothing is loaded here that the function would have to load itself.
const { readFileSync } = process.getBuiltinModule('node:fs')
const { createRequire } = process.getBuiltinModule('node:module')
const { pathToFileURL } = process.getBuiltinModule('node:url')

const plan = JSON.parse(readFileSync(process.argv[2], 'utf8'))

const TIME_LEFT_MS = 10_000
const context = {
  functionName: 'bench',
  awsRequestId: 'bench',
  getRemainingTimeInMillis: () => TIME_LEFT_MS,
}

const milliseconds = ({ user, system }) => (user + system) / 1000
const startCpu = () => ({ thread: process.threadCpuUsage(), whole: process.cpuUsage() })
const cpuSince = ({ thread, whole }) => ({
  thread: milliseconds(process.threadCpuUsage(thread)),
  process: milliseconds(process.cpuUsage(whole)),
})

// Lambda's runtime loads CommonJS with require, too.
const load = async (file) =>
  file.endsWith('.mjs') ? await import(pathToFileURL(file).href) : createRequire(file)(file)

const initialisation = startCpu()
const { handler } = await load(plan.file)
const init = cpuSince(initialisation)

// Each request has a clock that is later than that of the request before, so that lists that a function keeps for a
// second are expired. All calls of one request have the same clock, because functions compute deadlines.
const clockFor = (stepMs) => {
  const { AsyncLocalStorage } = process.getBuiltinModule('node:async_hooks')
  const offset = new AsyncLocalStorage()
  const realNow = Date.now
  let calls = 0
  Date.now = () => realNow() + (offset.getStore() ?? 0)
  return (work) => offset.run(++calls * stepMs, work)
}
const inItsTime = plan.clockStepMs > 0 ? clockFor(plan.clockStepMs) : (work) => work()

const tags = new Map()

const eventOf = (index) => {
  const event = plan.events[index]
  const tag = tags.get(event.headers['x-auth-token'])
  return tag ? { ...event, headers: { ...event.headers, 'if-none-match': tag } } : event
}

const call = async (event, status) => {
  const answer = await inItsTime(() => handler(event, context))
  if (answer.statusCode !== status)
    throw new Error(`Answered ${answer.statusCode}, not ${status}: ${answer.body}`)
  return answer
}

const nextTurn = () => new Promise((done) => setImmediate(done))

const first = []
let next = 0
while (next < plan.first) {
  const before = startCpu()
  await call(eventOf(next++), plan.status)
  await nextTurn()
  first.push(cpuSince(before).process)
}

for (const event of plan.tagEvents) {
  const { headers } = await call(event, 200)
  tags.set(event.headers['x-auth-token'], headers.etag)
}

const inParallel = async (end, one) => {
  const lane = async () => {
    while (next < end) await one(next++)
  }
  await Promise.all(Array.from({ length: plan.connections }, lane))
}

await inParallel(plan.first + plan.warmUp, (index) => call(eventOf(index), plan.status))

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

/** Answers with another status throw, because refused requests cost less and would distort the figures. */
const measure = async () => {
  const requests = plan.events.length - next
  if (requests === 0) return undefined
  const latencies = []
  let bytes = 0
  const before = startCpu()
  const started = performance.now()
  await inParallel(plan.events.length, async (index) => {
    const startedAt = performance.now()
    const { body = '', isBase64Encoded } = await call(eventOf(index), plan.status)
    latencies.push(performance.now() - startedAt)
    bytes += Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8')
  })
  const seconds = (performance.now() - started) / 1000
  const cpu = cpuSince(before)
  const sorted = latencies.toSorted((a, b) => a - b)
  return {
    cpuMs: cpu.thread / requests,
    processCpuMs: cpu.process / requests,
    perSecond: requests / seconds,
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    bytes: Math.round(bytes / requests),
  }
}

console.log(JSON.stringify({ initMs: init.process, first, load: await measure() }))
process.exit(0)
