// A new process per measurement: the cost of Lambda's initialisation before the first request.
const before = process.cpuUsage()
await import(process.argv[2])
const { user, system } = process.cpuUsage(before)
console.log((user + system) / 1000)
process.exit(0)
