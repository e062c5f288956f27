// For tests of the time-outs themselves. Import this file before the fault proxy and anything that uses the table.
process.env['PATIENCE'] = '1'
