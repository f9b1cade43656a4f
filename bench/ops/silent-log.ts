// Imported first: what fails on purpose need not be read.
process.env['LOG_LEVEL'] ||= 'silent';
