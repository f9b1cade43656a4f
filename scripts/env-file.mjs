// Plain JavaScript for any Node from 20 on: imported first by whatever reads the environment.
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

// Variables that are already set win over the file.
if (existsSync('.env')) loadEnvFile('.env');
