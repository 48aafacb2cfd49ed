/** Keeps a page out of search engines that is only for people who have its link. */
export const NoIndex = () => <meta name="robots" content="noindex" />
