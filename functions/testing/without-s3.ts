// Import this file before anything that makes the S3 client: it makes S3 unreachable.
process.env['AWS_ENDPOINT_URL_S3'] = 'http://127.0.0.1:1'
