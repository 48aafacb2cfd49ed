/**
 * Only ends a wait for what hangs. How long PostgreSQL takes to replay its log after a crash, or another start to build the web,
 * depends on the machine.
 */
export const HANGS_MS = 1_800_000
