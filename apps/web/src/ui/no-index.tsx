/** Keeps a page that is only for whoever has a link out of search engines. */
export const NoIndex = () => <meta name="robots" content="noindex" />
