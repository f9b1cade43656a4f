/** The characters that stores of the S3 protocol take without special treatment. */
const bucketName = /^[\w!.*'() &$=@;:+,?-]{1,100}$/;
const objectName = /^[\w/!.*'() &$=@;:+,?-]{1,1024}$/;

/** A name that begins or ends with a space would look like another one. */
export const isBucketName = (name: string): boolean =>
  bucketName.test(name) && name.trim() === name && name !== '.' && name !== '..';

/** Folders are parts of the name; none is empty, and none leads upwards. */
export const isObjectName = (name: string): boolean =>
  objectName.test(name) && !name.split('/').some((part) => ['', '.', '..'].includes(part));

/** Clients create an object of this name to show a folder without files; it has no bytes. */
export const isFolderPlaceholder = (name: string): boolean =>
  name.endsWith('.emptyFolderPlaceholder');
