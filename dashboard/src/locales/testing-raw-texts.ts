// Finds texts in the code of the dashboard that are shown as they are, in English, whatever the language.
import { type NodePath, parseSync, traverse, type types } from '@babel/core';

interface RawText {
  line: number;
  text: string;
}

const MACROS = new Set(['t', 'msg', 'plural', 'select', 'selectOrdinal', 'defineMessage']);
/** Products and people are called the same in every language. */
const NAMES = new Set(
  `Amina|Android|Chrome|ChromeOS|Dr. Lund|Edge|Firefox|GitHub|Google|Greenroom|Kofi|Linux|Maya|Montserrat|Noto Sans|Opera|PDF|PostgreSQL|Python|
Safari|
Samsung Internet|Stripe|TypeScript|Windows|curl|
Adam|Alma|Bruno|Clara|Elena|Eva|Felix|Hugo|Iris|Julia|Lena|Leo|Luca|Mira|Nina|Oscar|Simon|Theo|Vera|Victor`.split(
    /[|\n]+/,
  ),
);
/** Their arguments are no texts, or handled. */
const CALLS = new Set([...MACROS, 'lazyPage', 'pendingRequestFor', 'useHotkeys', 'getHotkeyHandler']);
/** Properties that no one reads. */
const PROPERTIES = new Set(['queryKey', 'fontFamily', 'fontFamilyMonospace', 'paintOrder']);
/** Their content is the same in every language. */
const ELEMENTS = new Set(['Trans', 'Plural', 'Code', 'code']);
/** Attributes and arguments that no one reads. */
const ATTRIBUTES = new Set(['className', 'to', 'href', 'src', 'style', 'key', 'd', 'viewBox', 'autoComplete']);

const TYPES = new Set([
  'TSLiteralType',
  'TSTypeAnnotation',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSExternalModuleReference',
]);

/** Families of fonts. */
const FONTS = /, (?:sans-)?serif$/;

const hasLetter = (text: string): boolean => /\p{L}{2}/u.test(text);

/** A sentence or a label: it starts with a capitalized word, or consists of several plain words. */
const isText = (text: string): boolean =>
  (/^[^\p{L}<#./{]*\p{Lu}[\p{L}'’]*(?<!\p{Ll}\p{Lu}\p{Ll}+)(?:[\s,.:?!…]|$|-\p{Ll}+(?:\s|$))/u.test(text) &&
    /\p{Ll}/u.test(text)) ||
  /^ ?[a-z'’]+[,:]? (?:[a-z\d'’]+[,:]? )*[a-z]+[.:, ]*$/u.test(text);

/** A template with a word among its values. */
const isTextTemplate = (text: string): boolean =>
  isText(text) || (/(?:^|[\s0])\p{Ll}{4,}(?:[\s.,?!]|$)/u.test(text) && / /.test(text) && !/[({=<>/]/.test(text));

function nameOf(node: types.Node): string {
  if (node.type === 'JSXElement') return nameOf(node.openingElement.name);
  if (node.type === 'JSXIdentifier' || node.type === 'Identifier') return node.name;
  if (node.type === 'JSXMemberExpression') return nameOf(node.property);
  if (node.type === 'JSXNamespacedName') return `${node.namespace.name}:${node.name.name}`;
  return '';
}

/** Inside a macro, an error for programmers, or code that is not shown. */
const isHandled = (path: NodePath): boolean =>
  path.findParent(({ node, parent }) => {
    if (node.type === 'TaggedTemplateExpression') return MACROS.has(nameOf(node.tag)) || nameOf(node.tag) === 'String';
    if (node.type === 'CallExpression') return CALLS.has(nameOf(node.callee));
    if (node.type === 'NewExpression') return nameOf(node.callee) === 'Error';
    if (node.type === 'ObjectProperty') return PROPERTIES.has(nameOf(node.key));
    if (node.type === 'JSXElement') return ELEMENTS.has(nameOf(node));
    if (node.type === 'JSXAttribute') return ATTRIBUTES.has(nameOf(node.name)) && parent.type === 'JSXOpeningElement';
    return (
      TYPES.has(node.type) ||
      node.type === 'ImportDeclaration' ||
      (node.type === 'ExportNamedDeclaration' && node.source != null)
    );
  }) !== null;

export function findRawTexts(code: string, filename: string): RawText[] {
  const found: RawText[] = [];
  const tree = parseSync(code, {
    filename,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
  if (!tree) throw new Error(`${filename} is empty.`);
  const add = (path: NodePath, text: string, matches: (text: string) => boolean) => {
    if (matches(text) && !FONTS.test(text) && !NAMES.has(text.replace(/[^\p{L}. ]/gu, '').trim()) && !isHandled(path))
      found.push({ line: path.node.loc?.start.line ?? 0, text: text.trim() });
  };
  traverse(tree, {
    JSXText: (path) => add(path, path.node.value, hasLetter),
    StringLiteral: (path) => add(path, path.node.value, isText),
    TemplateLiteral: (path) =>
      add(path, path.node.quasis.map(({ value }) => value.cooked ?? '').join('0'), isTextTemplate),
  });
  return found;
}
