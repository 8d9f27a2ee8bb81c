// Tells web and mail addresses from other words.

/** Top-level domains in all lower or all upper case: a capital letter after a full stop means a missing space. */
const TOP_LEVEL_DOMAINS =
  'com|org|net|info|biz|edu|gov|io|co|app|dev|shop|store|online|site|website|tech|ai|me|tv|fm|gg|ly|cc|xyz|blog|cloud|club|studio|agency|design|digital|live|news|world|life|today|space|fun|pro|email|link|page|cafe|restaurant|fitness|beauty|fashion|health|example|de|at|ch|fr|es|it|pt|uk|ie|us|ca|mx|br|ar|cl|au|nz|eu|nl|be|lu|se|no|dk|fi|is|pl|cz|sk|hu|ro|bg|gr|hr|si|ee|lt|lv|ru|ua|tr|il|ae|sa|in|jp|cn|kr|hk|tw|sg|my|id|th|vn|ph|za|ng|ke';
const PART = '[\\p{L}\\d](?:[\\p{L}\\d-]*[\\p{L}\\d])?';
const domain = (ending: string) => `(?:${PART}\\.)+(?:${ending})(?:\\/[^\\s]*)?`;
const ADDRESS = new RegExp(
  `^(?:https?:\\/\\/\\S+|www\\.\\S+|[^\\s@]+@[^\\s@]+\\.\\p{L}{2,}|${domain(TOP_LEVEL_DOMAINS)}|${domain(TOP_LEVEL_DOMAINS.toUpperCase())})$`,
  'u',
);

/** Whether a word without the marks around it is a web or mail address. */
export const isAddress = (word: string): boolean => ADDRESS.test(word);
