/** These only end waits that are in vain: how long a loaded machine takes decides no test. Every project has them. */
export const limits = {
  expect: { poll: { timeout: 120_000 } },
  testTimeout: 600_000,
  hookTimeout: 600_000,
}
