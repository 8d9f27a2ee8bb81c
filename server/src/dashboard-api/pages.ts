// The built dashboard: its files by name, and its page for every other path.
import { type FileResponse, openStaticFiles, type RequestHeaders, type StaticFiles } from '../http/static-files.ts';

export type PageResponse = Omit<FileResponse, 'status'> & { status: FileResponse['status'] | 503 };

export interface Pages extends Pick<StaticFiles, 'file'> {
  /** The page, which routes paths in the browser. */
  page(headers: RequestHeaders): Promise<PageResponse>;
}

/** Without the folder, the page responds 503. */
export async function openPages(folder: string): Promise<Pages> {
  const { file } = await openStaticFiles(folder, { hashed: '/pages/' });
  return { file, page: async (headers) => (await file('/index.html', headers)) ?? notBuilt() };
}

const notBuilt = (): PageResponse => ({
  status: 503,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: Buffer.from('The dashboard is not built. Run `npm ci` in the Greenroom folder and restart.\n'),
});
