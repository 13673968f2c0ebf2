// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

/// ERC-721 avatars with ERC-7496 traits; for tests, without any access control.
contract Avatars {
    mapping(uint256 => address) public ownerOf;
    mapping(address => mapping(address => bool)) public isApprovedForAll;
    mapping(uint256 => mapping(bytes32 => bytes32)) public getTraitValue;

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
    }

    function transferFrom(address from, address to, uint256 id) external {
        require(from == msg.sender || isApprovedForAll[from][msg.sender], "not approved");
        require(ownerOf[id] == from, "not the owner");
        ownerOf[id] = to;
    }

    function setOwner(uint256 id, address owner) external {
        ownerOf[id] = owner;
    }

    function setTrait(uint256 id, bytes32 key, bytes32 value) external {
        getTraitValue[id][key] = value;
    }
}
