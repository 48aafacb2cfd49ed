import { session } from '../../base/lib/session.ts'

// The first import of main.tsx: the browser opens its storage and decrypts the session while the rest of the application is
// evaluated, which takes a slow phone as long. The guard of the page waits for the same result.
session.begin()
