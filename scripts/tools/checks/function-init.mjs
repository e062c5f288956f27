// A new process per measurement: the cost of Lambda's initialisation before the first request.
const [, , file] = process.argv
const { createRequire } = process.getBuiltinModule('node:module')
const { pathToFileURL } = process.getBuiltinModule('node:url')

const before = process.cpuUsage()
// Lambda's runtime loads CommonJS with require, too.
if (file.endsWith('.mjs')) await import(pathToFileURL(file).href)
else createRequire(file)(file)
const { user, system } = process.cpuUsage(before)
console.log((user + system) / 1000)
process.exit(0)
